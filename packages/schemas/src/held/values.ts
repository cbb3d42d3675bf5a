import { SERVICE_REQUEST_KINDS, type ServiceRequestKind } from '../service-request/kinds.ts';

/** The kinds of message that a filled hidden field holds back. */
export const HELD_KINDS = ['inquiry', ...SERVICE_REQUEST_KINDS] as const;
export type HeldKind = 'inquiry' | ServiceRequestKind;

/** The days after which a held message is erased. */
export const HELD_DAYS = 30;
/** The most held messages at a time; beyond them the oldest go. */
export const MAX_HELD = 1000;
