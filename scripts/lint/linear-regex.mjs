import { analyse } from 'scslre';

/** What meets the words of strangers on the server. Files that an operator imports are their own. */
const SERVED =
  /^(?:packages\/schemas|apps\/api)\/src\/(?!import\/|demo\/|testing\/)(?!.*\.test\.)/u;

/** Why a regular expression may take a time that grows faster than the text; null when it does not. */
export function slowness(file, { pattern, flags }) {
  if (!SERVED.test(file)) return null;
  const [worst] = analyse({ source: pattern, flags }).reports;
  if (!worst) return null;
  const growth = worst.exponential ? 'exponentially' : 'with the square of its length';
  return `On a text of many ${worst.character.pick} this takes time that grows ${growth}.`;
}
