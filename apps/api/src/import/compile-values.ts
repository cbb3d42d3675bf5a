import { ImportError, RowRefusal } from './import-error.ts';
import type { Condition, ListSpec, Step, ValueSpec } from './map-schema.ts';
import { parseTemplate, placeholdersOf, renderTemplate } from './template.ts';
import { type NumberRules, transform } from './transforms.ts';

/** A row of the file: one text for each column of the header. */
export type Row = readonly string[];
type Getter = (row: Row) => string;

/** The names that a map may use: the columns of the header, and the values defined so far. */
export class Names {
  readonly #columns = new Map<string, number>();
  readonly #twice = new Set<string>();
  readonly #values = new Map<string, Getter>();
  readonly #missing = new Set<string>();
  /** How the numbers of all values are read. */
  readonly numbers: Omit<NumberRules, 'kind'>;

  constructor(header: readonly string[], numbers: Omit<NumberRules, 'kind'> = {}) {
    this.numbers = numbers;
    for (const [index, column] of header.entries()) {
      if (this.#columns.has(column)) this.#twice.add(column);
      this.#columns.set(column, index);
    }
  }

  column(name: string): Getter {
    const index = this.#columns.get(name);
    if (index === undefined) this.#missing.add(name);
    if (this.#twice.has(name))
      throw new ImportError(`El archivo tiene dos columnas llamadas «${name}».`);
    return (row) => row[index ?? -1]?.trim() ?? '';
  }

  value(name: string): Getter {
    const getter = this.#values.get(name);
    if (!getter)
      throw new ImportError(`El mapa usa el valor «${name}» sin definirlo antes en "values".`);
    return getter;
  }

  /** A placeholder names a value or, if no value has that name, a column. */
  placeholder(name: string): Getter {
    return this.#values.get(name) ?? this.column(name);
  }

  define(name: string, getter: Getter): void {
    this.#values.set(name, getter);
  }

  /** Columns that the map names and the file lacks. */
  get missing(): string[] {
    return [...this.#missing];
  }
}

type Clean = (text: string) => string;

interface Treated {
  /** Brings the text of the origin into the form of its field before the map treats it. */
  clean?: Clean;
  /** The kind of its field, where it is one. */
  kind?: NumberRules['kind'];
}

export function compileValue(spec: ValueSpec, names: Names, treated: Treated = {}): Getter {
  const { clean = (text) => text, kind = 'number' } = treated;
  const raw = compileOrigin(spec, names, kind);
  const holds = spec.if ? compileCondition(spec.if, names) : () => true;
  const finish = compileTreatment(spec, { ...names.numbers, kind });
  return (row) => (holds(row) ? finish(clean(raw(row))) : '');
}

/** Compiles a list: the pieces of one text, or the texts of several values. */
export function compileList(spec: ListSpec, names: Names, clean: Clean): (row: Row) => string[] {
  const { all, split, ...single } = spec;
  if (all) {
    const getters = all.map((item) => compileValue(item, names, { clean }));
    return (row) => getters.map((get) => get(row)).filter((text) => text !== '');
  }
  const raw = compileOrigin(single, names, 'number');
  const holds = single.if ? compileCondition(single.if, names) : () => true;
  const finish = compileTreatment(single, { ...names.numbers, kind: 'number' });
  return (row) =>
    holds(row)
      ? (split === undefined ? [raw(row)] : raw(row).split(split))
          .map((piece) => finish(clean(piece)))
          .filter((text) => text !== '')
      : [];
}

export function compileCondition(condition: Condition, names: Names): (row: Row) => boolean {
  const get =
    condition.column === undefined
      ? names.value(condition.from ?? '')
      : names.column(condition.column);
  const wanted = new Set((condition.is ?? condition.isNot ?? []).map(folded));
  const whenFound = condition.is !== undefined;
  return (row) => wanted.has(folded(get(row))) === whenFound;
}

export function compileTemplate(text: string, names: Names): Getter {
  const parts = parseTemplate(text);
  if (!parts)
    throw new ImportError(`Las llaves o los corchetes de esta plantilla no cuadran: ${text}`);
  const getters = new Map(
    placeholdersOf(parts).map((name) => [name, names.placeholder(name)] as const),
  );
  return (row) => renderTemplate(parts, (name) => getters.get(name)?.(row) ?? '');
}

function compileOrigin(spec: ValueSpec, names: Names, kind: NumberRules['kind']): Getter {
  if (spec.column !== undefined) return names.column(spec.column);
  if (spec.from !== undefined) return names.value(spec.from);
  if (spec.template !== undefined) return compileTemplate(spec.template, names);
  if (spec.first) {
    const getters = spec.first.map((item) => compileValue(item, names, { kind }));
    return (row) => {
      for (const get of getters) {
        const text = get(row);
        if (text !== '') return text;
      }
      return '';
    };
  }
  const constant = spec.value ?? '';
  return () => constant;
}

/** Applies every treatment of a text between its origin and its field, in this order. */
function compileTreatment(spec: ValueSpec, numbers: NumberRules): (text: string) => string {
  const empty = new Set((spec.empty ?? []).map(folded));
  const steps = withNumberRead(spec).map((step) => transform(step, numbers));
  const translate =
    spec.translate && compileTranslation(spec.translate, spec.otherwise ?? 'refuse');
  const fallback = spec.default ?? '';
  return (text) => {
    try {
      let result = empty.has(folded(text)) ? '' : text.trim();
      for (const step of steps) result = step(result);
      if (translate && result !== '') result = translate(result);
      return result === '' ? fallback : result;
    } catch (error) {
      if (error instanceof RowRefusal) error.place ??= spec.column;
      throw error;
    }
  };
}

const readsNumber = (step: Step) => step === 'number' || step === 'integer';
const takesNumber = (step: Step) =>
  step === 'positive' || (typeof step === 'object' && ('round' in step || 'between' in step));

/** Steps that need a plain number are preceded by the one that reads it, unless a named value has been read before. */
function withNumberRead({ steps = [], from, first }: ValueSpec): readonly Step[] {
  const at = steps.findIndex(takesNumber);
  const isPlain = at === -1 || from !== undefined || first !== undefined;
  if (isPlain || steps.slice(0, at).some(readsNumber)) return steps;
  return [...steps.slice(0, at), 'number', ...steps.slice(at)];
}

function compileTranslation(
  table: Readonly<Record<string, string>>,
  otherwise: 'refuse' | 'keep' | 'empty',
): (text: string) => string {
  const known = new Map(Object.entries(table).map(([from, to]) => [folded(from), to]));
  return (text) => {
    const translated = known.get(folded(text));
    if (translated !== undefined) return translated;
    if (otherwise === 'refuse') throw new RowRefusal('No está en las traducciones del mapa.', text);
    return otherwise === 'keep' ? text : '';
  };
}

const folded = (text: string) => text.trim().toLocaleLowerCase('es');
