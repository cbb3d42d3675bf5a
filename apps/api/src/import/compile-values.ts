import { saysNothing } from '@pbr/schemas/nothing-words';
import { saysNone } from '@pbr/schemas/typed-number/read-typed';
import { ImportError, RowRefusal } from './errors/import-error.ts';
import type { Condition, ListSpec, Otherwise, ValueStep, ValueSpec } from './map-schema.ts';
import type { Getter, Names } from './names.ts';
import { NOWHERE, type Problem } from './report/problem.ts';
import { shown } from './report/shown.ts';
import type { RowReading } from './row-reading.ts';
import { parseTemplate, placeholdersOf, renderTemplate } from './template.ts';
import { type NumberRules, transform } from './transforms.ts';

type Clean = (text: string) => string;

const asIs: Clean = (text) => text;

interface Treated {
  /** Brings the text of the origin into the form of its field before the map treats it. */
  clean?: Clean;
  /** How the field's number is read, as far as the field says it. */
  numbers?: FieldNumbers;
}

type FieldNumbers = Omit<NumberRules, 'decimal'>;

const ANY_NUMBERS: FieldNumbers = { kind: 'number', hasNone: false };

export function compileValue(spec: ValueSpec, names: Names, treated: Treated = {}): Getter {
  const { clean = asIs, numbers = ANY_NUMBERS } = treated;
  const raw = compileOrigin(spec, names, numbers);
  const holds = spec.if ? compileCondition(spec.if, names) : () => true;
  const finish = compileTreatment(spec, { ...numbers, decimal: names.decimal });
  const fallback = spec.default ?? '';
  return (reading) => {
    if (!holds(reading)) return '';
    return finish(() => clean(raw(reading)), reading) || fallback;
  };
}

/** Compiles a list: the texts of one or several values, or their pieces. */
export function compileList(
  spec: ListSpec,
  names: Names,
  clean: Clean,
): (reading: RowReading) => string[] {
  const { all, split, default: fallback = '', ...single } = spec;
  const [sign = '', ...others] = typeof split === 'string' ? [split] : (split ?? []);
  const pieces = (text: string) =>
    others.reduce((whole, other) => whole.replaceAll(other, sign), text).split(sign);
  // Pieces are cleaned one by one: a line break may be what parts them.
  const cleanWhole = split === undefined ? clean : asIs;
  const getters = all
    ? all.map((item) => compileValue(item, names, { clean: cleanWhole }))
    : [compileOrigin(single, names, ANY_NUMBERS)];
  const holds = single.if ? compileCondition(single.if, names) : () => true;
  const finish = compileTreatment(single, { ...ANY_NUMBERS, decimal: names.decimal });
  return (reading) => {
    if (!holds(reading)) return [];
    const found = getters
      .map((get) => get(reading))
      .flatMap((text) => (split === undefined ? [text] : pieces(text)))
      .map((piece) => finish(() => clean(piece), reading))
      .filter((text) => text !== '');
    return found.length === 0 && fallback !== '' ? [fallback] : found;
  };
}

export function compileCondition(
  condition: Condition,
  names: Names,
): (reading: RowReading) => boolean {
  const get =
    condition.column === undefined
      ? names.value(condition.from ?? '')
      : names.column(condition.column);
  const wanted = new Set((condition.is ?? condition.isNot ?? []).map(folded));
  const whenFound = condition.is !== undefined;
  return (reading) => {
    const text = reading.aside(() => get(reading));
    const isFound = wanted.has(folded(text)) || (saysNothing(text) && wanted.has(''));
    return isFound === whenFound;
  };
}

export function compileTemplate(text: string, names: Names): Getter {
  const parts = parseTemplate(text);
  if (!parts)
    throw new ImportError(`Las llaves o los corchetes de esta plantilla no cuadran: ${text}`);
  const getters = new Map(
    placeholdersOf(parts).map((name) => [name, names.placeholder(name)] as const),
  );
  return (reading) => renderTemplate(parts, (name) => getters.get(name)?.(reading) ?? '');
}

function compileOrigin(spec: ValueSpec, names: Names, numbers: FieldNumbers): Getter {
  if (spec.column !== undefined) return names.column(spec.column);
  if (spec.from !== undefined) return names.value(spec.from);
  if (spec.template !== undefined) return compileTemplate(spec.template, names);
  if (spec.first) {
    const getters = spec.first.map((item) => compileValue(item, names, { numbers }));
    return (reading) => {
      for (const get of getters) {
        const text = get(reading);
        if (text !== '') return text;
      }
      return '';
    };
  }
  const constant = spec.value ?? '';
  return () => constant;
}

type Treatment = (read: () => string, reading: RowReading) => string;

/** Applies every treatment of a text between its origin and its default, in this order. */
function compileTreatment(spec: ValueSpec, numbers: NumberRules): Treatment {
  const empty = new Set((spec.empty ?? []).map(folded));
  const words = wordsOf(spec.translate);
  const isWordForNothing = (text: string) =>
    saysNothing(text) && !words?.has(folded(text)) && !(numbers.hasNone && saysNone(text));
  const isEmpty = (text: string) =>
    (empty.size > 0 && empty.has(folded(text))) ||
    (spec.value === undefined && isWordForNothing(text));
  const steps = withNumberRead(spec).map((step) => transform(step, numbers));
  const translate = words && translation(words, spec.otherwise ?? 'refuse');
  const treat = (text: string, reading: RowReading) => {
    const trimmed = text.trim();
    if (isEmpty(trimmed)) return '';
    let result = trimmed;
    for (const step of steps) result = step(result, reading);
    if (result !== trimmed && isEmpty(result)) return '';
    return translate ? translate(result) : result;
  };
  return (read, reading) => {
    let text = '';
    try {
      text = read();
      return treat(text, reading);
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      error.position ??=
        spec.column === undefined ? reading.position : { column: spec.column, cell: shown(text) };
      if (spec.otherwise !== 'report') throw error;
      reading.leaveEmpty(problemOfRow(error));
      return '';
    }
  };
}

const readsNumber = (step: ValueStep) => step === 'number' || step === 'integer';
const takesNumber = (step: ValueStep) =>
  step === 'positive' || (typeof step === 'object' && ('round' in step || 'between' in step));

/** Steps that need a plain number are preceded by the one that reads it, unless a named value has been read before. */
function withNumberRead({ steps = [], from, first }: ValueSpec): readonly ValueStep[] {
  const at = steps.findIndex(takesNumber);
  const isPlain = at === -1 || from !== undefined || first !== undefined;
  if (isPlain || steps.slice(0, at).some(readsNumber)) return steps;
  return [...steps.slice(0, at), 'number', ...steps.slice(at)];
}

/** The reason of a refusal, wherever its value came from. */
export function problemOfRow(refusal: RowRefusal): Omit<Problem, 'field'> {
  const { message: reason, position = NOWHERE, value, advice } = refusal;
  const { column, cell } = position;
  return { column, cell: column === null ? shown(value) : cell, reason, advice };
}

const wordsOf = (table: Readonly<Record<string, string>> | undefined) =>
  table && new Map(Object.entries(table).map(([from, to]) => [folded(from), to]));

function translation(known: ReadonlyMap<string, string>, otherwise: Otherwise): Clean {
  return (text) => {
    const translated = known.get(folded(text));
    if (translated !== undefined) return translated;
    if (otherwise === 'keep') return text;
    if (otherwise === 'empty') return '';
    throw new RowRefusal('No está en las traducciones del mapa.', text);
  };
}

/** Words are compared without capitals, accents and double blanks: 'SI' is 'Sí'. */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
