import type { CharacteristicSpec, Described, NumberSpec } from './characteristics.ts';

/** Without `required`, the words for a missing text, the field may be empty. */
interface TextSpec extends Described {
  kind: 'line' | 'paragraph';
  max: number;
  required?: string;
}

/** A text of exactly so many digits, such as '06700'. It may be empty. */
interface DigitsSpec extends Described {
  kind: 'digits';
  length: number;
  /** The words for any other text. */
  wrong: string;
}

/** Without `required`, the words for a missing choice, there may be none. */
interface ChoiceSpec extends Described {
  kind: 'choice';
  values: readonly string[];
  /** The words for the values, if they are not words themselves. */
  labels?: Readonly<Record<string, string>>;
  required?: string;
  /** Stored when nothing is sent. */
  fallback?: string;
}

/** Degrees with up to six decimals; they lie within the limits. */
interface CoordinateSpec extends Described {
  kind: 'coordinate';
  min: number;
  max: number;
}

/** A day of the calendar, '2026-12-15'. */
interface DaySpec extends Described {
  kind: 'day';
}

/** A URL at one of the services that `media/linked-media.ts` accepts, in its canonical form. */
interface LinkSpec extends Described {
  kind: 'link';
  shows: 'video' | 'tour';
}

/** True or false; false when nothing is sent. */
interface FlagSpec extends Described {
  kind: 'flag';
}

interface AmenitiesSpec extends Described {
  kind: 'amenities';
}

export type FieldSpec =
  | TextSpec
  | DigitsSpec
  | ChoiceSpec
  | NumberSpec
  | CharacteristicSpec
  | CoordinateSpec
  | DaySpec
  | LinkSpec
  | FlagSpec
  | AmenitiesSpec;
