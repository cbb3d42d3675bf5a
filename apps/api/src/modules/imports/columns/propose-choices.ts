import type { ColumnChoice, ImportChoices, ImportTarget } from '@pbr/schemas/import/choices';
import { isExtraTarget, pricesTellOperation, targetOf } from '@pbr/schemas/import/choices';
import { fieldSpec } from '@pbr/schemas/property/fields';
import { hasWords, knownShare, wordsFor } from './guess-words.ts';
import { targetsNamed } from './header-names.ts';
import type { ColumnProfile, TableProfile } from './profile-table.ts';

const MOSTLY = 0.6;

const NUMBERS: ReadonlySet<string> = new Set([
  'price',
  'measure',
  'count',
  'ordinal',
  'pesos',
  'coordinate',
]);

/** Whether the texts of a column can be what its name promises. */
function fits(target: ImportTarget, { filled, numbers, isUnique, words }: ColumnProfile): boolean {
  if (filled === 0) return false;
  if (target === 'key') return isUnique;
  if (target === 'price' || target === 'bathrooms') return numbers / filled >= MOSTLY;
  if (target === 'status') return words !== null;
  if (hasWords(target)) {
    // Only some words of such a column may be known; the person says the rest.
    const least = target === 'propertyType' || target === 'operationType' ? 0.3 : MOSTLY;
    return knownShare(target, words) >= least;
  }
  if (isExtraTarget(target)) return true;
  return !NUMBERS.has(fieldSpec(target).kind) || numbers / filled >= MOSTLY;
}

/** Targets that fill the same fields: only one of each pair is proposed. */
const RIVALS: readonly (readonly [ImportTarget, ImportTarget])[] = [
  ['price', 'salePrice'],
  ['price', 'rentPrice'],
  ['bathrooms', 'fullBathrooms'],
  ['bathrooms', 'halfBathrooms'],
  ['point', 'latitude'],
  ['point', 'longitude'],
];

const isRival = (one: ImportTarget, other: ImportTarget) =>
  one === other ||
  RIVALS.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** Proposes a meaning for each column of a file, by its name and contents, and values for fields without a column. */
export function proposeChoices(profile: TableProfile): ImportChoices {
  const fitting = profile.columns
    .flatMap((column, at) =>
      targetsNamed(column.name)
        .filter(({ target }) => fits(target, column))
        .map((named) => Object.assign(named, { at })),
    )
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
  const chosen = new Map<number, ImportTarget>();
  for (const { target, at } of fitting) {
    const taken = [...chosen.values()].some((other) => isRival(other, target));
    if (!taken && !chosen.has(at)) chosen.set(at, target);
  }
  return completed(
    profile,
    profile.columns.map((column, at) => choiceOf(column, chosen.get(at) ?? null)),
  );
}

function choiceOf(
  { name, words }: Pick<ColumnProfile, 'name' | 'words'>,
  target: ImportTarget | null,
): ColumnChoice {
  return { column: name, target, words: target === null ? {} : wordsFor(target, words) };
}

/** Set where the file says nothing, so that a listing without them can still enter. */
const USUAL = { street: 'Calle no publicada', description: 'Pide los detalles a tu agente.' };

function completed(profile: TableProfile, columns: ColumnChoice[]): ImportChoices {
  const choices = {
    source: 'importacion',
    ...(hasCommas(profile, columns) && { decimal: ',' as const }),
    columns,
    otherwise: { ...USUAL },
  };
  if (targetOf(choices, 'operationType') || pricesTellOperation(choices)) return choices;
  return { ...choices, otherwise: { ...USUAL, ...operationOf(profile, choices) } };
}

const COMMA = /^\D*\d{1,3}(?:\.\d{3})*,\d{1,2}\D*$/u;
const POINT = /\d,\d{3}(?!\d)|\d\.\d{1,2}\D*$/u;

/** Whether the numbers of a file have commas before their decimals, and nowhere a point. */
function hasCommas({ sample }: TableProfile, columns: readonly ColumnChoice[]): boolean {
  const cells = sample.flatMap((row) => row.cells.filter((_cell, at) => isNumeric(columns[at])));
  return cells.some((cell) => COMMA.test(cell)) && !cells.some((cell) => POINT.test(cell));
}

function isNumeric(choice: ColumnChoice | undefined): boolean {
  const target = choice?.target ?? null;
  if (target === null) return false;
  if (isExtraTarget(target)) return target === 'price' || target === 'bathrooms';
  return NUMBERS.has(fieldSpec(target).kind);
}

/** A file of listings for sale alone often says so only in its titles. */
function operationOf({ sample }: TableProfile, choices: ImportChoices): { operationType?: string } {
  if (targetOf(choices, 'rentPrice')) return { operationType: 'renta' };
  if (targetOf(choices, 'salePrice')) return { operationType: 'venta' };
  const text = sample.flatMap(({ cells }) => cells).join(' ');
  const [isSale, isRent] = [/\bventa\b/iu.test(text), /\brenta\b/iu.test(text)];
  if (isSale === isRent) return {};
  return { operationType: isSale ? 'venta' : 'renta' };
}

/** The choices with the words of each column that has become something else. */
export function withGuessedWords(
  choices: ImportChoices,
  before: ImportChoices | null,
  { columns: profiles }: TableProfile,
): ImportChoices {
  const columns = choices.columns.map((column, at) => {
    const isSame = before?.columns[at]?.target === column.target;
    const profile = profiles[at];
    return isSame || !profile ? column : choiceOf(profile, column.target);
  });
  return { ...choices, columns };
}

/** Choices made for another file, for the columns of this one; columns that they do not know get what is proposed. */
export function choicesFor(profile: TableProfile, kept: ImportChoices): ImportChoices {
  const proposed = proposeChoices(profile);
  const known = new Map(kept.columns.map((column) => [column.column, column]));
  const columns = proposed.columns.map(({ column, target, words }): ColumnChoice => {
    const before = known.get(column);
    if (!before) return { column, target: null, words: {} };
    const guessed = before.target === target ? words : {};
    return { column, target: before.target, words: { ...guessed, ...before.words } };
  });
  return { ...kept, columns };
}
