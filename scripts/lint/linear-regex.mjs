import { analyse } from 'scslre';

/** Server code that handles strangers' text. The import is exempt: its files come from the operator. */
const SERVED =
  /^(?:packages\/schemas|apps\/api)\/src\/(?!import\/|demo\/|testing\/)(?!.*\.test\.)/u;

/** Says why a regular expression may take time that grows faster than the text; null when it does not. */
export function slowness(file, { pattern, flags }) {
  if (!SERVED.test(file)) return null;
  const [worst] = analyse({ source: pattern, flags }).reports;
  if (!worst) return null;
  const growth = worst.exponential ? 'exponentially' : 'with the square of its length';
  return `On a text of many ${worst.character.pick}, matching takes time that grows ${growth}.`;
}
