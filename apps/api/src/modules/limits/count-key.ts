import { createHash } from 'node:crypto';

/** The key of a stored count; a digest, so that neither IPs nor e-mails are stored. */
export const countKey = (name: string, counted: string): string =>
  `${name}:${createHash('sha256').update(counted).digest('hex')}`;
