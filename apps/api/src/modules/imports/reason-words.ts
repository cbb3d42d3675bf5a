import { type Problem, problemText } from '../../import/report/problem.ts';

/** Advice for people with a mapping file. */
const IN_THE_MAP = /Tradúcel[oa] en el mapa con "translate"\./u;

/** The reasons against a row, for somebody who has its columns on the screen. */
export const reasonWords = (problems: readonly Problem[]): string =>
  problems
    .map((problem) => problemText(problem).replace(IN_THE_MAP, 'Di en su columna qué significa.'))
    .join(' ');
