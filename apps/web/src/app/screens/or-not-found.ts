import { notFound } from '@tanstack/react-router';
import { serverError } from '../../lib/forms/server-error.ts';

/** In a loader: what the server does not find is a page that does not exist, with status 404; other failures stay errors. */
export async function orNotFound<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    if (serverError(error)?.code.endsWith('.not_found')) throw notFound();
    throw error;
  }
}
