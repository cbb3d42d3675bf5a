import { REQUEST_KINDS, type RequestKind } from '../request/kinds.ts';

/** The kinds of message that a filled hidden field holds back. */
export const HELD_KINDS = ['inquiry', ...REQUEST_KINDS] as const;
export type HeldKind = 'inquiry' | RequestKind;

/** The days after which a held message is erased. */
export const HELD_DAYS = 30;
/** The most held messages at a time; beyond them the oldest go. */
export const MAX_HELD = 1000;
