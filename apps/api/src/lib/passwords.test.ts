import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword } from './passwords.ts';

describe('a stored password', () => {
  it('is an argon2id hash at the recommended cost', async () => {
    expect(await hashPassword('demo-portal')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });

  it('opens with the password and with nothing else', async () => {
    const stored = await hashPassword('contraseña ñandú');
    expect(await verify(stored, 'contraseña ñandú')).toBe(true);
    expect(await verify(stored, 'contraseña nandu')).toBe(false);
  });

  it('differs between two people with the same password', async () => {
    expect(await hashPassword('demo-portal')).not.toBe(await hashPassword('demo-portal'));
  });
});
