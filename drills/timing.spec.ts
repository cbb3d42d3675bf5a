import { startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import {
  accept,
  doors,
  expect,
  newEmail,
  PASSWORD,
  test,
} from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';

const TRIES = 200;
/** The first tries do not count, because code is still being compiled. */
const WARM_UP = 20;
const WRONG = 'una contraseña incorrecta';

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

for (const [door, { logIn }] of doors) {
  test(`B5 the time of a refusal does not reveal whether the e-mail is known, through ${door}`, async () => {
    test.setTimeout(600_000);
    const portal = await startPortal({ LIMIT_LOGIN_ACCOUNT: '0', LIMIT_LOGIN_ADDRESS: '0' });
    try {
      const admin = await accept(portal, await portal.createAdmin(newEmail()));
      const gone = await accept(portal, await portal.createAdmin(newEmail()));
      await portal.sql()`update users set is_active = false where id = ${gone.id}`;
      const kinds = {
        known: { email: admin.email, password: WRONG },
        unknown: { email: newEmail(), password: WRONG },
        deactivated: { email: gone.email, password: PASSWORD },
      };
      const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]));
      const visitor = new Visitor(portal);
      // The kinds take turns, so that other work on the machine affects all of them alike.
      for (let n = 0; n < TRIES + WARM_UP; n += 1) {
        for (const [kind, body] of Object.entries(kinds)) {
          const start = performance.now();
          const { said } = await logIn(visitor, body);
          const ms = performance.now() - start;
          expect(said).toBe('401 session.invalid_credentials');
          if (n >= WARM_UP) times.get(kind)?.push(ms);
        }
      }
      const figures = [...times].map(([kind, samples]) => {
        const sorted = samples.toSorted((a, b) => a - b);
        return { kind, median: at(sorted, 0.5), noise: at(sorted, 0.75) - at(sorted, 0.25) };
      });
      const medians = figures.map(({ median }) => median);
      const noise = Math.max(...figures.map((figure) => figure.noise));
      const told = JSON.stringify(figures);
      expect(Math.max(...medians) - Math.min(...medians), told).toBeLessThan(noise);
    } finally {
      await portal.remove();
    }
  });
}
