import { FIELD_NAMES, type FieldName, fieldSpec, isShown } from '@pbr/schemas/property/fields';
import { MOST_AMENITIES } from '@pbr/schemas/property/sent-fields';
import { numberKindOf } from '@pbr/schemas/property/typed-fields';
import type { Currency } from '@pbr/schemas/property/values';
import { type PropertyWrite, propertyWriteSchema } from '@pbr/schemas/property/write';
import { readCell } from '@pbr/schemas/typed-number/read-typed';
import { compileList, compileValue, problemOfRow } from './compile-values.ts';
import { asField, hasNone } from './field-texts.ts';
import { RowRefusal } from './errors/import-error.ts';
import { type ImportMap, isRequired, type ListSpec } from './map-schema.ts';
import type { Names } from './names.ts';
import { oneLine, shownText } from './shown-text.ts';
import { withRanges } from './range-notes.ts';
import { type Position, positionOf, type Problem } from './report/problem.ts';
import { shown } from './report/shown.ts';
import type { RowReading } from './row-reading.ts';
import type { NumberRules } from './transforms.ts';

type Sent = string | string[];

export interface FieldSource {
  field: FieldName;
  get: (reading: RowReading) => Sent;
  numbers: NumberRules;
  /** A value that is refused leaves the field with this, instead of refusing the row. */
  otherwise: Sent | null;
}

export function compileField(map: ImportMap, field: FieldName, names: Names): FieldSource {
  const spec: ListSpec = map.fields[field] ?? {};
  const own = fieldSpec(field);
  const { kind } = own;
  const numbers: NumberRules = {
    kind: numberKindOf(own) ?? 'number',
    decimal: names.decimal,
    hasNone: hasNone(own),
  };
  const get =
    kind === 'amenities'
      ? compileList(spec, names, plainLine)
      : compileValue(spec, names, {
          clean: kind === 'paragraph' ? shownText : plainLine,
          numbers,
        });
  const isReported =
    spec.otherwise === 'report' ||
    (spec.otherwise !== 'refuse' && map.otherwise === 'report' && !isRequired(field));
  const empty = kind === 'amenities' ? [] : (spec.default ?? '');
  return { field, get, numbers, otherwise: isReported ? empty : null };
}

const plainLine = (text: string) => oneLine(shownText(text));

/** Returns the listing that the row makes, or the reasons why it makes none. */
export function makeListing(
  sources: readonly FieldSource[],
  reading: RowReading,
): PropertyWrite | Problem[] {
  const draft = new Draft(sources, reading);
  if (draft.problems.length > 0) return draft.problems;
  for (;;) {
    const parsed = propertyWriteSchema.safeParse(draft.input);
    if (parsed.success) return withRanges(parsed.data, draft.ranges, reading);
    const left = draft.leaveOut(parsed.error.issues);
    if (left.length > 0) return left;
  }
}

class Draft {
  readonly input: Input = {};
  readonly problems: Problem[] = [];
  /** Fields that hold the lower end of a range, with the upper one where the cell has it. */
  readonly ranges = new Map<FieldName, string | null>();
  /** The cells that each field comes from. */
  readonly #cells = new Map<FieldName, ReadonlyMap<string, string>>();
  /** Why a field was left empty: the reason against a row that cannot do without it. */
  readonly #failed = new Map<FieldName, Problem>();
  readonly #currencies: { field: FieldName; currency: Currency; text: string }[] = [];
  readonly #otherwise: ReadonlyMap<FieldName, Sent | null>;
  readonly #reading: RowReading;

  constructor(sources: readonly FieldSource[], reading: RowReading) {
    this.#reading = reading;
    this.#otherwise = new Map(sources.map(({ field, otherwise }) => [field, otherwise]));
    for (const source of sources) this.#read(source);
    this.#checkCurrencies();
    const isPointLost = POINT.some((field) => this.#failed.has(field));
    if (isPointLost || isNoPoint(this.input))
      Object.assign(this.input, { latitude: '', longitude: '' });
  }

  #read({ field, get, numbers }: FieldSource): void {
    const reading = this.#reading;
    reading.begin(field);
    try {
      this.input[field] = asField(field, get(reading));
      if (reading.lost) this.#failed.set(field, reading.lost);
      if (reading.range && numbers.kind !== 'number')
        this.ranges.set(field, highOf(reading.range, numbers));
      for (const [currency, text] of reading.currencies)
        this.#currencies.push({ field, currency, text });
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      error.position ??= reading.position;
      this.#fail({ field, ...problemOfRow(error) });
    }
    this.#cells.set(field, reading.sources);
  }

  /** An amount keeps its digits only in the currency that it names, or else in one that was understood. */
  #checkCurrencies(): void {
    if (this.#failed.has('currency')) for (const field of PRICES) this.#loseCurrency(field);
    const isRead = (this.#cells.get('currency')?.size ?? 0) > 0;
    for (const { field, currency, text } of this.#currencies) {
      const wanted = currencyOf(field, this.input);
      if (wanted === undefined || wanted === currency || (wanted === 'pesos' && currency === 'MXN'))
        continue;
      const reason =
        wanted === 'pesos'
          ? `Está en ${currency} y aquí van pesos.`
          : `Está en ${currency} y la propiedad en ${wanted}.`;
      const advice = wanted === 'pesos' || isRead ? undefined : 'readCurrency';
      const { column } = this.#positionOf(field);
      this.#fail({ field, column, cell: shown(text), reason, advice });
    }
  }

  #loseCurrency(field: FieldName): void {
    const isNamed = this.#currencies.some((named) => named.field === field);
    if (isNamed || !this.input[field]) return;
    const reason = 'No se sabe en qué moneda está.';
    this.#leaveEmpty({ field, ...this.#positionOf(field), reason });
    this.input[field] = '';
  }

  #positionOf(field: FieldName): Position {
    return positionOf(this.#cells.get(field) ?? new Map());
  }

  #fail(problem: Problem & { field: FieldName }): void {
    const otherwise = this.#otherwise.get(problem.field) ?? null;
    if (otherwise === null) return this.#refuse(problem);
    this.#leaveEmpty(problem);
    this.input[problem.field] = otherwise;
  }

  /** One unknown word may spoil several fields; it is reported once. */
  #refuse(problem: Problem): void {
    const isKnown = this.problems.some(
      ({ column, cell, reason }) =>
        column === problem.column && cell === problem.cell && reason === problem.reason,
    );
    if (!isKnown) this.problems.push(problem);
  }

  /** Leaves out what the schema refused where the map allows it. Returns the problems that remain. */
  leaveOut(issues: readonly Issue[]): Problem[] {
    const done = new Set<FieldName>();
    // From the last piece of a list to the first, so that their numbers stay right.
    const problems = issues
      .toReversed()
      .map((issue) => (this.#isGone(issue, done) ? [] : this.#leave(issue, done)));
    return problems.toReversed().flat();
  }

  /** Whether the field, or the piece of a list, that an issue is about was left out before. */
  #isGone({ path: [name, index] }: Issue, done: Set<FieldName>): boolean {
    const field = name as FieldName;
    if (typeof index !== 'number') return done.has(field);
    const sent = this.input[field];
    return Array.isArray(sent) && sent[index] === undefined;
  }

  #leave({ path: [name, index], message }: Issue, done: Set<FieldName>): Problem[] {
    const field = name as FieldName;
    const otherwise = this.#otherwise.get(field) ?? null;
    const sent = this.input[field];
    const piece = Array.isArray(sent) && typeof index === 'number' ? sent[index] : undefined;
    const position = this.#positionOf(field);
    const problem = { field, ...positionWith(position, sent, piece), reason: message };
    if (otherwise === null || String(sent ?? '') === String(otherwise))
      return [this.#failed.get(field) ?? problem];
    this.#leaveEmpty(problem);
    const shorter = Array.isArray(sent) && shortened(sent, index);
    if (shorter) this.input[field] = shorter;
    else for (const one of POINT.includes(field) ? POINT : [field]) this.#set(one, otherwise, done);
    return [];
  }

  #leaveEmpty(problem: Problem & { field: FieldName }): void {
    this.#reading.leaveEmpty(problem);
    this.#failed.set(problem.field, problem);
  }

  #set(field: FieldName, value: Sent, done: Set<FieldName>): void {
    this.input[field] = value;
    done.add(field);
  }
}

/** A list without its refused piece, or of as many as there may be; null if neither was refused. */
function shortened(list: readonly string[], index: PropertyKey | undefined): string[] | null {
  if (typeof index === 'number') return list.toSpliced(index, 1);
  return list.length > MOST_AMENITIES ? list.slice(0, MOST_AMENITIES) : null;
}

/** The upper end of a range; null where it is missing or not understood. */
function highOf({ high }: { high: string | null }, { kind, decimal }: NumberRules): string | null {
  const reading = high === null ? null : readCell(kind, high, { decimal });
  return reading?.is === 'number' ? reading.value : null;
}

type Input = Partial<Record<FieldName, Sent>>;

/** The currency in which a field is stored; undefined for what is not money or is not shown. */
function currencyOf(field: FieldName, input: Input): Currency | 'pesos' | undefined {
  const { kind } = fieldSpec(field);
  const text = (name: FieldName) => String(input[name] ?? '');
  const choices = { propertyType: text('propertyType'), operationType: text('operationType') };
  if (!isShown(field, choices)) return undefined;
  if (kind === 'pesos') return 'pesos';
  return kind === 'price' ? (text('currency') as Currency) || 'MXN' : undefined;
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

const PRICES = FIELD_NAMES.filter((field) => fieldSpec(field).kind === 'price');

/** One of the two alone is not a point. */
const POINT: readonly FieldName[] = ['latitude', 'longitude'];

/** Quotes the piece of a list, the cell of a single column, and of several columns the value that they make. */
function positionWith({ column, cell }: Position, sent?: Sent, piece?: string): Position {
  const isOneColumn = column !== null && !column.includes(' + ');
  const quoted = piece ?? (isOneColumn || Array.isArray(sent) ? undefined : sent);
  return { column, cell: quoted === undefined ? cell : shown(quoted) };
}

/** Systems write 0, 0 where they know no point. */
function isNoPoint({ latitude, longitude }: Input): boolean {
  return [latitude, longitude].every((number) => number === undefined || Number(number) === 0);
}
