import type { Sort } from '@pbr/schemas/property/search';
import type { SearchIntent } from '@pbr/schemas/property/search/sentence';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PropertyType } from '@pbr/schemas/property/values';
import type { Measure } from './filter-words.ts';
import type { MeasuredAmount } from './amounts.ts';
import type { NamedPlace } from '../places/choose-paths.ts';
import type { PlacesByName } from './names/named-places.ts';
import type { Match, Phrases } from './tokens/phrases.ts';
import type { Fact } from './sentence-filters.ts';
import type { Token } from './tokens/tokens.ts';

export type PieceMeaning =
  | { kind: 'operation'; operation: OperationFilter }
  /** `isText`: the word says more than the type, so that it stays a text to look for. */
  | { kind: 'type'; type?: PropertyType; isText: boolean }
  /** `isGuess`: the name was typed with a letter wrong. */
  | { kind: 'place'; place: NamedPlace; isGuess?: boolean }
  /** `isText`: the words say more than a filter can: '2.5 baños'. */
  | { kind: 'amount'; measure: Measure; amount: MeasuredAmount; isLand: boolean; isText?: boolean }
  | { kind: 'amenity'; name: string }
  | { kind: 'fact'; filters: Fact }
  | { kind: 'order'; sort: Sort }
  | { kind: 'intent'; intent: SearchIntent }
  /** The words behind it take back a word before it. */
  | { kind: 'correction' }
  | { kind: 'silent'; connects: boolean }
  /** `isAlone` keeps it apart from its neighbours. */
  | { kind: 'unread'; isAlone?: boolean };

/** Some tokens and what they mean; `next` is the first token behind them. */
export interface Piece {
  at: number;
  next: number;
  meaning: PieceMeaning;
}

export interface Known {
  places: PlacesByName;
  amenities: Phrases<string>;
  /** The day in Mexico City. */
  today: string;
}

/** A position in a sentence, with the pieces before it. */
export interface Here {
  tokens: readonly Token[];
  at: number;
  before: readonly Piece[];
  known: Known;
  /** A negation stands before it. */
  isDenied?: boolean;
}

/** Says what the words at a position mean; null where the rule does not fit. */
export type Rule = (here: Here) => Match<PieceMeaning> | null;

export const unread = (next: number): Match<PieceMeaning> => ({ value: { kind: 'unread' }, next });
