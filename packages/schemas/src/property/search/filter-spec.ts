import type * as z from 'zod/mini';
import { lenient, wholeNumber } from '../../lenient.ts';
import { listOf } from './item-lists.ts';

/** A whole number. The two ends of a range are one `part`: what a person sees as one filter. */
interface NumberSpec {
  part: string;
  end: 'min' | 'max';
  most: number;
}

/** A price or an area of 0 sets no filter; a count of 0 does. */
export type AmountSpec = AmountWords &
  ({ unit: 'price' | 'area' } | { unit: 'count'; counted: readonly [one: string, many: string] });

interface AmountWords extends NumberSpec {
  /** The heading of the range in the form. */
  legend?: string;
  label: string;
  /** Stands behind 'como' in 'No usamos “4.5” como precio mínimo'. */
  name: string;
  /** Stands before the range on the chip. */
  prefix?: string;
}

export interface CountSpec extends NumberSpec {
  counted: readonly [one: string, many: string];
  /** The form offers so many counts. */
  choices: number;
  /** The heading of the choices in the form. */
  legend?: string;
  /** The choice of no minimum. */
  none?: string;
}

export interface ChoiceSpec {
  /** On the chip, by value. */
  labels: Readonly<Record<string, string>>;
  legend: string;
  /** The choice of no value. */
  none: string;
  /** In the form, by value. */
  choices: Readonly<Record<string, string>>;
}

/** A number that is typed into a field. */
export const amount = <const Spec extends AmountSpec>(spec: Spec) => ({
  ...spec,
  kind: 'amount' as const,
  schema: lenient(wholeNumber(spec.end === 'min' ? 1 : 0, spec.most)),
});

/** A number that is chosen; a least one of `most` stands for that many or more. */
export const count = <const Spec extends CountSpec>(spec: Spec) => ({
  ...spec,
  kind: 'count' as const,
  schema: lenient(wholeNumber(1, spec.most)),
});

export const choice = <Schema extends z.ZodMiniType, const Spec extends ChoiceSpec>(
  schema: Schema,
  spec: Spec,
) => ({
  ...spec,
  kind: 'choice' as const,
  schema: lenient(schema),
});

export const list = (split: (items: string) => string[], maxLength: number) => ({
  kind: 'list' as const,
  schema: lenient(listOf(split, maxLength)),
});

export type FilterSpec = { schema: z.core.$ZodType } & (
  | ({ kind: 'amount' } & AmountSpec)
  | ({ kind: 'count' } & CountSpec)
  | ({ kind: 'choice' } & ChoiceSpec)
  | { kind: 'text' | 'list' | 'near' }
  | { kind: 'day'; prefix: string }
  | { kind: 'frame'; label: string }
);
