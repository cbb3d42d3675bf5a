import { createHmac } from 'node:crypto';

/** Makes the keys of stored counts: digests with a secret, so that nobody finds an IP or e-mail in them by trying all. */
export const countKeysOf =
  (secret: string) =>
  (name: string, counted: string): string =>
    `${name}:${createHmac('sha256', secret).update(counted).digest('hex')}`;
