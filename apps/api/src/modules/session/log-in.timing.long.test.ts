import { createTestDb } from '@pbr/db/testing/database';
import { describe, expect, onTestFinished, test } from 'vitest';
import { anAccount, TEST_PASSWORD } from '../../testing/data/account.ts';
import { testApp } from '../../testing/app.ts';
import { createPasswords } from '../../security/passwords.ts';
import { generousLimits } from '../../testing/context.ts';

const TRIES = 200;
/** The first tries do not count, because code is still being compiled. */
const WARM_UP = 20;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

// log-in.doors.test.ts proves every day that the same work is done.
describe('the time of a refused sign-in', () => {
  test('does not reveal whether the e-mail is unknown, deactivated or unverified', async () => {
    const t = await createTestDb();
    const none = { points: 0, windowSeconds: 1 };
    const passwords = createPasswords();
    const app = await testApp(t.db, {
      passwords,
      limits: {
        ...generousLimits,
        loginAccount: { name: 'login-account', ...none },
        loginIp: { name: 'login-ip', ...none },
      },
    });
    onTestFinished(async () => {
      await app.close();
      await t.close();
    });
    const passwordHash = await passwords.hash(TEST_PASSWORD);
    const kinds = {
      known: { email: (await anAccount(t.db, { passwordHash })).email, password: 'incorrecta' },
      unknown: { email: 'nadie@correo.mx', password: 'incorrecta' },
      deactivated: {
        email: (await anAccount(t.db, { passwordHash, isActive: false })).email,
        password: TEST_PASSWORD,
      },
      unverified: {
        email: (await anAccount(t.db, { passwordHash, isEmailVerified: false })).email,
        password: TEST_PASSWORD,
      },
    };
    const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
    // The kinds take turns, so that other load on the machine meets all alike.
    for (let n = 0; n < TRIES + WARM_UP; n += 1) {
      for (const [kind, payload] of Object.entries(kinds)) {
        const start = performance.now();
        const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
        const ms = performance.now() - start;
        expect(answer.statusCode).toBe(401);
        if (n >= WARM_UP) times.get(kind)?.push(ms);
      }
    }
    const figures = [...times].map(([kind, samples]) => {
      const sorted = samples.toSorted((a, b) => a - b);
      return { kind, median: at(sorted, 0.5), noise: at(sorted, 0.75) - at(sorted, 0.25) };
    });
    const medians = figures.map(({ median }) => median);
    const noise = Math.max(...figures.map((figure) => figure.noise));
    expect(Math.max(...medians) - Math.min(...medians), JSON.stringify(figures)).toBeLessThan(
      noise,
    );
  }, 600_000);
});
