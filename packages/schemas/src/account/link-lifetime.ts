import { formatUnit } from '../format/units.ts';
import type { UserTokenKind } from './values.ts';

const UNIT_MS = { minute: 60_000, hour: 3_600_000 };

/** How long a mailed link is valid. */
const LIFETIMES: Readonly<Record<UserTokenKind, readonly [number, keyof typeof UNIT_MS]>> = {
  verify_email: [24, 'hour'],
  reset_password: [60, 'minute'],
  invitation: [72, 'hour'],
};

/** '24 horas' */
export const linkLifetime = (kind: UserTokenKind) => formatUnit(...LIFETIMES[kind]);

export function linkLifetimeMs(kind: UserTokenKind): number {
  const [amount, unit] = LIFETIMES[kind];
  return amount * UNIT_MS[unit];
}
