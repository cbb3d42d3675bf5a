import type { Bound } from '../limits.ts';
import { longestPhrase, phrasesOf, wordSet, type Match } from '../phrases.ts';
import type { Token } from '../tokens.ts';

const BEFORE = phrasesOf<Bound>([
  [
    'hasta|maximo|max|maxima|como maximo|no mas de|no mas que|no mayor a|no mayor de|no pase de|no pasen de|no pase los|no exceda|no exceda de|no excedan|no rebase|no rebasen|no supere|no superen|sin pasar de|sin exceder|sin rebasar|a lo mucho|a lo mas|cuando mucho|cuanto mucho|tope|tope de|con tope de|inferior a|por debajo de|debajo de|abajo de|cuesten hasta|pagar hasta|maximos|lo mas|limite|≤|< =',
    'max',
  ],
  ['menos de|menos que|menor a|menor de|menores a|no llegue a|<', 'below'],
  [
    'minimo|min|minima|como minimo|al menos|por lo menos|desde|a partir de|no menos de|no menor a|no baje de|cuando menos|de perdis|arriba de los|minimos|≥|> =',
    'min',
  ],
  ['mas de|mayor a|mayor de|mayores a|arriba de|superior a|por arriba de|encima de|>', 'above'],
  ['exactamente|exacto|exactos|solo|solamente|unicamente|justo', 'exact'],
  [
    'como|unos|unas|alrededor de|aproximadamente|aprox|aproximado|cerca de|mas o menos|por ahi de|casi|a eso de|por los|ronde los|rondando los',
    'about',
  ],
  ['entre', 'between'],
]);
const AFTER = phrasesOf<Bound>([
  [
    'o mas|u mas|y mas|+|en adelante|para arriba|pa arriba|minimo|min|como minimo|por lo menos|al menos',
    'min',
  ],
  [
    'o menos|para abajo|pa abajo|maximo|max|como maximo|tope|a lo mucho|cuando mucho|a lo mas',
    'max',
  ],
  ['exactamente|exactos|exactas', 'exact'],
]);
/** Words that may stand between the comparative and its number. */
const BETWEEN = wordSet('de los las el la un : $ precio presupuesto son a mxn =');
const MOST_BETWEEN = 4;
/** Verbs between a 'no' and its comparative. */
const DENIED = wordSet(
  'sea sean cueste cuesten valga valgan tenga tengan pase pasen este esten quiero quisiera puedo podemos me nos alcanza pagar gastar para vaya mida midan a',
);
const MOST_DENIED = 6;

/** The comparative before a number; the number must start at `next`. The strictest of several counts: 'hasta unos 25 mil'. */
export function readBoundBefore(tokens: readonly Token[], at: number): Match<Bound | null> {
  let value: Bound | null = null;
  let next = at;
  for (let steps = 0; steps < MOST_BETWEEN; steps += 1) {
    const phrase = longestPhrase(BEFORE, tokens, next) ?? deniedBound(tokens, next);
    if (phrase) {
      value = value === null || value === 'about' ? phrase.value : value;
      next = phrase.next;
    } else if (isBetween(tokens, next, value)) next += 1;
    else break;
  }
  return { value, next };
}

/** 'No cueste más de' is a highest price. */
function deniedBound(tokens: readonly Token[], at: number): Match<Bound> | null {
  if (tokens[at]?.plain !== 'no') return null;
  let next = at + 1;
  while (next < at + MOST_DENIED && DENIED.has(tokens[next]?.plain ?? '')) next += 1;
  const phrase = longestPhrase(BEFORE, tokens, next);
  if (phrase?.value === 'above') return { ...phrase, value: 'max' };
  return phrase?.value === 'below' ? { ...phrase, value: 'min' } : null;
}

function isBetween(tokens: readonly Token[], at: number, bound: Bound | null): boolean {
  const word = tokens[at]?.plain ?? '';
  if (bound === null) return word === '$' || word === 'mxn';
  return BETWEEN.has(word) && !(word === 'un' && tokens[at + 1]?.plain !== 'presupuesto');
}

/** The comparative behind a number; in '2 millones y más de 60 metros' it belongs to the next one. */
export function readBoundAfter(tokens: readonly Token[], at: number): Match<Bound> | null {
  const after = longestPhrase(AFTER, tokens, at);
  return after && tokens[after.next]?.plain === 'de' ? null : after;
}
