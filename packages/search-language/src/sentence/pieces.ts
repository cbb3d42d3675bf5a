import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PropertyType } from '@pbr/schemas/property/values';
import type { Measure } from './filter-words.ts';
import type { Fact } from './sentence-filters.ts';
import type { NamedPlace } from './choose-paths.ts';
import type { Amount } from './limits.ts';

export type PieceMeaning =
  | { kind: 'operation'; operation: OperationFilter }
  | { kind: 'type'; type: PropertyType | undefined; isText: boolean }
  | { kind: 'place'; place: NamedPlace }
  | { kind: 'amount'; measure: Measure; amount: Amount; isLand: boolean }
  | { kind: 'amenity'; name: string }
  | { kind: 'fact'; filters: Fact }
  | { kind: 'silent'; connects: boolean }
  /** `isAlone` keeps it apart from its neighbours. */
  | { kind: 'unread'; isAlone?: boolean };

/** Some tokens and what they mean; `next` is the first token behind them. */
export interface Piece {
  at: number;
  next: number;
  meaning: PieceMeaning;
}

export const unreadPiece = (at: number, next: number): Piece => ({
  at,
  next,
  meaning: { kind: 'unread' },
});
