import { type AdviceWords, type Problem, problemText } from '../../import/report/problem.ts';

/** For somebody who has the columns on the screen. */
export const ON_THE_SCREEN: AdviceWords = {
  translate: 'Di en su columna qué significa.',
  readCurrency: 'Di qué columna trae la moneda.',
  shortenKey: 'Elige otra columna como clave.',
};

export const reasonWords = (problems: readonly Problem[]): string =>
  problems.map((problem) => problemText(problem, ON_THE_SCREEN)).join(' ');
