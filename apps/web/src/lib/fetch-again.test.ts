import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAgain } from './fetch-again.ts';

const asked = vi.fn<typeof fetch>();
const refusal = (wait: string | undefined, status = 503) =>
  new Response('', { status, headers: wait === undefined ? {} : { 'retry-after': wait } });

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The status of the answer, and how many seconds it took. */
async function read(init?: RequestInit) {
  const start = Date.now();
  // Read when it comes: timers that other code has left in the worker run later.
  const answer = fetchAgain('/trpc/site.get', init).then(({ status }) => ({
    status,
    seconds: (Date.now() - start) / 1000,
  }));
  await vi.runAllTimersAsync();
  return answer;
}

it.each([503, 429, 207])(
  'what is refused for the moment with %s is read again after the wait',
  async (status) => {
    asked.mockResolvedValueOnce(refusal('2', status)).mockResolvedValueOnce(new Response('ok'));
    expect(await read()).toEqual({ status: 200, seconds: 2 });
    expect(asked.mock.calls).toEqual(
      Array.from({ length: 2 }, () => ['/trpc/site.get', { method: 'GET', signal: null }]),
    );
  },
);

it('what stays refused is read three times', async () => {
  asked.mockImplementation(async () => refusal('1'));
  expect(await read({ method: 'GET' })).toEqual({ status: 503, seconds: 2 });
  expect(asked).toHaveBeenCalledTimes(3);
});

it.each([undefined, '0', '6', '300', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
  'a refusal with the wait %s is answered at once',
  async (wait) => {
    asked.mockResolvedValueOnce(refusal(wait));
    expect(await read()).toEqual({ status: 503, seconds: 0 });
  },
);

it('nothing that changes anything is sent twice', async () => {
  asked.mockResolvedValueOnce(refusal('1'));
  expect(await read({ method: 'POST' })).toEqual({ status: 503, seconds: 0 });
  expect(asked).toHaveBeenCalledTimes(1);
});

it('without a connection it fails at once', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchAgain('/trpc/site.get')).rejects.toThrow('Failed to fetch');
});
