import { isNotFound } from '@tanstack/react-router';
import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { orNotFound } from './or-not-found.ts';

const failed = (code: string) =>
  orNotFound(Promise.reject(TRPCClientError.from(refusal(code, 'No.')))).catch(
    (error: unknown) => error,
  );

it('only a 404 from the server becomes the page that does not exist', async () => {
  expect(isNotFound(await failed('property.not_found'))).toBe(true);
  expect(await failed('server.unavailable')).toBeInstanceOf(TRPCClientError);
  expect(await orNotFound(Promise.resolve('Casa'))).toBe('Casa');
});
