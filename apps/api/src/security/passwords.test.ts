import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

// The server's own hasher: the test passes no cheaper cost.
const passwords = createPasswords();
const RECOMMENDED = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u;

describe('a stored password', () => {
  it('is an argon2id hash at the recommended cost', async () => {
    expect(await passwords.hash('demo-portal')).toMatch(RECOMMENDED);
  });

  it('opens with its password only', async () => {
    const stored = await passwords.hash('contraseña ñandú');
    expect(await passwords.verify(stored, 'contraseña ñandú')).toBe(true);
    expect(await passwords.verify(stored, 'contraseña nandu')).toBe(false);
  });

  it('differs between two people with the same password', async () => {
    expect(await passwords.hash('demo-portal')).not.toBe(await passwords.hash('demo-portal'));
  });

  it('is compared exactly as typed: composed and decomposed letters differ', async () => {
    const stored = await passwords.hash('ñandú'.normalize('NFC').repeat(8));
    expect(await passwords.verify(stored, 'ñandú'.normalize('NFC').repeat(8))).toBe(true);
    expect(await passwords.verify(stored, 'ñandú'.normalize('NFD').repeat(8))).toBe(false);
  });

  it('that does not exist opens with nothing, after the same work', async () => {
    const compare = vi.fn(verify);
    const { verify: counted } = createPasswords(undefined, compare);
    expect(await counted(null, '')).toBe(false);
    expect(compare).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(RECOMMENDED), '');
  });

  it('is outdated if it was hashed at another cost', async () => {
    expect(passwords.isOutdated(await passwords.hash('demo-portal'))).toBe(false);
    expect(passwords.isOutdated(await hash('demo-portal', { memoryCost: 8192 }))).toBe(true);
  });
});

describe('many simultaneous password checks', () => {
  it('run in turn, and are refused with a time to retry when too many wait', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 50 + availableParallelism() }, () =>
        passwords.verify(null, 'demo-portal'),
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
