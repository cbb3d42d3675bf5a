/** A longer wait is said to people instead. */
const LONGEST_WAIT_SECONDS = 5;
const MOST_TRIES = 3;

/** tRPC passes a signal that may be undefined. */
interface Init extends Omit<RequestInit, 'signal'> {
  signal?: AbortSignal | null | undefined;
}

/**
 * `fetch` that reads again what the server refuses for the moment, once the wait has passed that it asks for. An answer to several calls
 * names the wait if one of them was refused. Nothing that changes anything is sent twice.
 */
export async function fetchAgain(
  input: RequestInfo | URL,
  { signal = null, method = 'GET', ...init }: Init = {},
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(input, { ...init, method, signal });
    const seconds = Number(answer.headers.get('retry-after'));
    const isPassing = seconds > 0 && seconds <= LONGEST_WAIT_SECONDS;
    if (method !== 'GET' || !isPassing || tries === MOST_TRIES) return answer;
    await new Promise((done) => setTimeout(done, seconds * 1000));
  }
}
