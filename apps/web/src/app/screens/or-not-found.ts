import { notFound } from '@tanstack/react-router';
import { serverError } from '../../lib/forms/server-error.ts';

/** For loaders: turns the server's `*.not_found` errors into a 404 page; other failures stay errors. */
export async function orNotFound<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (serverError(error)?.code.endsWith('.not_found')) throw notFound();
    throw error;
  }
}
