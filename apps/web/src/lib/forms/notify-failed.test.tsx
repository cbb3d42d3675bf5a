import { pageFailures } from '@pbr/schemas/page-failures';
import { TRPCClientError } from '@trpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import { withoutConnection } from '../../testing/connection.ts';
import { refusal } from '../../testing/refusal.ts';
import { latestToast } from '../notify.ts';
import { notifyFailed, notifyNotDone } from './notify-failed.ts';

afterEach(() => vi.restoreAllMocks());

const OURS = 'No se pudo guardar.';
const refused = TRPCClientError.from(
  refusal('employee.last_admin', 'Es la única cuenta de administración.') as never,
);
const unanswered = TRPCClientError.from(new TypeError('Failed to fetch'));
const notDownloaded = new Error(pageFailures['connection.lost']);

it.each([
  ['a refusal', refused, 'Es la única cuenta de administración.', OURS],
  ['a call without an answer', unanswered, `Sin conexión. ${OURS}`, `Sin conexión. ${OURS}`],
  ['a failed download', notDownloaded, `Sin conexión. ${OURS}`, `Sin conexión. ${OURS}`],
  ['a fault of our own', new Error('x'), OURS, OURS],
])('%s has its words, and ours alone', (_of, error, words, alone) => {
  notifyFailed(error, OURS);
  expect(latestToast()).toMatchObject({ kind: 'failure', message: words });
  notifyNotDone(error, OURS);
  expect(latestToast()).toMatchObject({ kind: 'failure', message: alone });
});

it('whatever fails without a connection says so', () => {
  withoutConnection();
  notifyNotDone(new Error('x'), OURS);
  expect(latestToast()).toMatchObject({ message: `Sin conexión. ${OURS}` });
});
