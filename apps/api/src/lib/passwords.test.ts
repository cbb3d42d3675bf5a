import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdatedHash, verifyPassword } from './passwords.ts';

describe('a stored password', () => {
  it('is an argon2id hash at the recommended cost', async () => {
    expect(await hashPassword('demo-portal')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });

  it('opens with the password and with nothing else', async () => {
    const stored = await hashPassword('contraseña ñandú');
    expect(await verifyPassword(stored, 'contraseña ñandú')).toBe(true);
    expect(await verifyPassword(stored, 'contraseña nandu')).toBe(false);
  });

  it('differs between two people with the same password', async () => {
    expect(await hashPassword('demo-portal')).not.toBe(await hashPassword('demo-portal'));
  });

  it('is compared exactly as typed: composed and decomposed letters differ', async () => {
    const stored = await hashPassword('ñandú'.normalize('NFC').repeat(8));
    expect(await verifyPassword(stored, 'ñandú'.normalize('NFC').repeat(8))).toBe(true);
    expect(await verifyPassword(stored, 'ñandú'.normalize('NFD').repeat(8))).toBe(false);
  });

  it('that does not exist opens with nothing', async () => {
    expect(await verifyPassword(null, '')).toBe(false);
  });

  it('is outdated when it was made at another cost', async () => {
    expect(isOutdatedHash(await hashPassword('demo-portal'))).toBe(false);
    expect(isOutdatedHash(await hash('demo-portal', { memoryCost: 8192 }))).toBe(true);
  });
});

describe('a crowd', () => {
  it('is served in turn, and refused with a time to come back when too many wait', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 50 + availableParallelism() }, () =>
        verifyPassword(null, 'demo-portal'),
      ),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    expect(refused[0]).toMatchObject({
      reason: { code: 'server.unavailable', retryAfterSeconds: 2 },
    });
  });
});
