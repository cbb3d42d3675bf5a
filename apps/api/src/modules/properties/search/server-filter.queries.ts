import type { FilterKey } from '@pbr/schemas/property/search/filters';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { type SQL, sql } from 'drizzle-orm';
import { missing } from './unlikeness.queries.ts';

export interface ConditionOptions {
  /** The terms with these texts are not looked up in an index. */
  checked?: readonly string[];
  /** True keeps only listings of the type that the text names, false only other listings. */
  isOfNamedType?: boolean;
  /** The frame is not looked up in an index. */
  checksFrame?: boolean;
}

/** The server's part of a filter. */
export interface ServerFilter<Value> {
  /** The conditions on a listing `p`, as docs/decisions.md defines them. Those on a range of prices stand with its lower end. */
  conditions: (plan: SearchPlan, now: Date, options: ConditionOptions) => SQL[];
  /** Whether the index of places, those of prices and the one of public points hold what it compares, so that no listing is read from the table. */
  isIn: Readonly<Record<HoldingIndex, boolean>>;
  /** How much a listing differs that fails the conditions, or what its differences add up to. Another type is 0.7; a range stands with its lower end. */
  miss: number | ((plan: SearchPlan) => SQL[]);
  /** The documentation of the REST API. */
  says: string;
  /** How often the benchmark asks for it and for which values; null for what it draws from its own places and prices. */
  drawn: { chance: number; of: readonly NonNullable<Value>[] } | null;
}

export type HoldingIndex = 'places' | 'prices' | 'points';

export const IN_ALL = { places: true, prices: true, points: true };
export const IN_PLACES_AND_POINTS = { places: true, prices: false, points: true };
export const IN_POINTS = { places: false, prices: false, points: true };

/** The filter of one value, which the condition takes as SQL: a parameter, a constant or a column. */
export const valued = <Key extends FilterKey>(
  key: Key,
  condition: (value: SQL) => SQL,
  toSql: (value: NonNullable<SearchPlan[Key]>, now: Date) => SQL = (value) => sql`${value}`,
) => ({
  conditions: ({ [key]: value }: SearchPlan, now: Date) =>
    value === undefined || value === null ? [] : [condition(toSql(value, now))],
});

/** A parameter would not be recognised in the condition of a partial index. */
export const constant = (value: string) => sql.raw(`'${value}'`);

type Count = 'bedrooms' | 'bathrooms' | 'parking';

export const atLeast = (key: Count, column: SQL, weight: number) => ({
  ...valued(key, (least) => sql`${column} >= ${least}`),
  isIn: IN_ALL,
  miss: ({ [key]: wanted }: SearchPlan) => missing(column, wanted, weight),
});
