// R11.
import { startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aForm } from './fixtures/forms.ts';
import { printTable } from './fixtures/figures.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';
import { noClock, settableClock } from './fixtures/servers/set-clock.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long a session lasts here, used or not. */
const LIMIT_MS = 2 * HOUR_MS;
const AROUND_MS = 60 * SECOND_MS;
/** The limit of failed sign-ins into one account from one IP. */
const WRONG_PASSWORDS = 10;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.skip(noClock !== null, noClock ?? '');

test('R11 a clock that is set an hour on or back, or a day back, ends no session early or late and stops nothing', async () => {
  test.setTimeout(4 * 60_000);
  const clock = await settableClock();
  const postgres = await ownPostgres(undefined, clock.env);
  await postgres.start();
  const portal = await startPortal({
    ...clock.env,
    DATABASE_URL: postgres.url,
    TRUST_PROXY: 'loopback',
    SESSION_IDLE_SECONDS: String(LIMIT_MS / SECOND_MS),
    SESSION_MAX_SECONDS: String(LIMIT_MS / SECOND_MS),
  });
  try {
    const { email } = await accept(portal, await portal.createAdmin(newEmail()));
    const world: World = { portal, clock, email };
    const rows = {
      ...(await endsOfSessions(world)),
      ...(await orderOfListings(world)),
      ...(await limits(world)),
      ...(await daysOfViews(world)),
      'mails that go after a day back': await mailsAfterStep(world),
    };
    printTable('R11', rows);
    expect(rows).toEqual(EXPECTED);
  } finally {
    await portal.remove();
    await postgres.remove();
    await clock.remove();
  }
});

const EXPECTED = {
  'session an hour on': '200',
  'session a minute before its limit': '200',
  'session a minute after its limit': '401 session.required',
  'session a day back, and right again': '200, 200',
  'the same a minute after its limit': '401 session.required',
  'newest first, an hour back': 'B, A',
  'newest first, right again': 'B, A',
  'reported by the feed after a day back': 1,
  'token, its second used up': '429 request.too_many',
  'token, the clock an hour back': '200',
  'account, after ten wrong passwords': '429 request.too_many',
  'account, the clock a day back': '200',
  'day of a view at 23:59 and 0:01 in Mexico City': '2027-01-14, 2027-01-15',
  'mails that go after a day back': 1,
};

interface World {
  portal: Awaited<ReturnType<typeof startPortal>>;
  clock: Awaited<ReturnType<typeof settableClock>>;
  email: string;
}

async function signedIn({ portal, email }: World, headers = {}): Promise<Visitor> {
  const visitor = new Visitor(portal);
  const body = { email, password: PASSWORD };
  expect((await visitor.rest('POST', '/api/login', { body, headers })).said).toBe('200');
  return visitor;
}

const state = async (visitor: Visitor) => (await visitor.rest('GET', '/api/user')).said;

async function endsOfSessions(world: World) {
  const { clock } = world;
  const start = clock.now();
  const first = await signedIn(world);
  await clock.setTo(start + HOUR_MS);
  const anHourOn = await state(first);
  await clock.setTo(start + LIMIT_MS - AROUND_MS);
  const before = await state(first);
  await clock.setTo(start + LIMIT_MS + AROUND_MS);
  const after = await state(first);

  const again = clock.now();
  const second = await signedIn(world);
  await clock.step(-DAY_MS);
  const dayBack = await state(second);
  await clock.setTo(again + HOUR_MS);
  const right = await state(second);
  await clock.setTo(again + LIMIT_MS + AROUND_MS);
  return {
    'session an hour on': anHourOn,
    'session a minute before its limit': before,
    'session a minute after its limit': after,
    'session a day back, and right again': `${dayBack}, ${right}`,
    'the same a minute after its limit': await state(second),
  };
}

async function orderOfListings(world: World) {
  const { portal, clock } = world;
  const admin = await signedIn(world);
  const make = async (name: string) => {
    const body = aForm.property({ name });
    expect((await admin.rest('POST', '/api/properties', { body })).said).toBe('201');
  };
  const names = async (path: string) => {
    const { data } = await new Visitor(portal).rest('GET', path);
    return (data as { name: string }[]).map(({ name }) => name).join(', ');
  };
  await make('A');
  await clock.step(HOUR_MS);
  await make('B');
  await clock.step(-HOUR_MS);
  const anHourBack = await names('/api/properties?sort=newest');
  const { data } = await new Visitor(portal).rest('GET', '/api/properties/changes?since=now');
  await clock.step(HOUR_MS);
  const right = await names('/api/properties?sort=newest&limit=50');

  await clock.step(-DAY_MS);
  const back = await signedIn(world);
  const body = aForm.property({ name: 'C' });
  const made = await back.rest('POST', '/api/properties', { body });
  const { id } = made.data as { id: string };
  const { next } = data as { next: string };
  const reported = await new Visitor(portal).rest('GET', `/api/properties/changes?since=${next}`);
  const { changes } = reported.data as { changes: { id: string }[] };
  await clock.step(DAY_MS);
  return {
    'newest first, an hour back': anHourBack,
    'newest first, right again': right,
    'reported by the feed after a day back': changes.filter((one) => one.id === id).length,
  };
}

async function limits(world: World) {
  const { portal, clock, email } = world;
  const admin = await signedIn(world);
  const made = await admin.mutate('apiToken.create', { name: 'Sitio', scope: 'read' });
  const { token } = made.data as { token: string };
  const program = new Visitor(portal);
  const headers = { authorization: `Bearer ${token}` };
  const call = async () => (await program.rest('GET', '/api/properties', { headers })).said;
  const burst = await Promise.all(Array.from({ length: 60 }, call));
  await clock.step(-HOUR_MS);
  const tokenBack = await call();
  await clock.step(HOUR_MS);

  const guesser = new Visitor(portal);
  const logIn = async (password: string) =>
    (await guesser.rest('POST', '/api/login', { body: { email, password } })).said;
  for (let n = 0; n < WRONG_PASSWORDS; n += 1) await logIn('otra cosa distinta');
  const locked = await logIn(PASSWORD);
  await clock.step(-DAY_MS);
  const unlocked = await logIn(PASSWORD);
  await clock.step(DAY_MS);
  return {
    'token, its second used up': burst.find((said) => said !== '200') ?? 'never',
    'token, the clock an hour back': tokenBack,
    'account, after ten wrong passwords': locked,
    'account, the clock a day back': unlocked,
  };
}

async function daysOfViews({ portal, clock }: World) {
  const sql = portal.sql();
  const [listing] = await sql<{ id: string }[]>`select id from properties where name = 'A'`;
  const headers = { origin: portal.publicOrigin, 'user-agent': BROWSER };
  for (const time of ['2027-01-15T05:59:00Z', '2027-01-15T06:01:00Z']) {
    await clock.setTo(Date.parse(time));
    await new Visitor(portal).mutate(
      'property.recordView',
      { propertyId: listing?.id },
      { headers },
    );
  }
  const days = await sql<{ day: string }[]>`select day::text from property_views order by day`;
  return {
    'day of a view at 23:59 and 0:01 in Mexico City': days.map(({ day }) => day).join(', '),
  };
}

/** Asks for a link after the clock has gone back; answers how many mails come of it. */
async function mailsAfterStep({ portal, clock, email }: World): Promise<number> {
  await clock.step(-DAY_MS);
  const known = (await portal.mailsTo(email)).length;
  await new Visitor(portal).mutate('account.requestPasswordReset', { email });
  const more = async () => (await portal.mailsTo(email)).length - known;
  await expect.poll(more, { timeout: 20_000 }).toBe(1);
  return more();
}
