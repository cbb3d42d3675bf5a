import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { users } from '@pbr/db/schema/users';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Actor } from '../../../security/actor.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { anInquiry, aProperty, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { defaultCompany } from '../../settings/default-settings.ts';
import { answerInquiry } from './answer-inquiry.ts';
import { closeInquiry, reopenInquiry } from './close-or-reopen.ts';
import { markInquiryAnswered, markInquiryPending } from './mark-answered.ts';

const SENT = '2026-11-20T18:00:00.000Z';
const TEXT = 'Sí, Marta.\n¿Te queda bien el jueves?';

let ana: string;
let listing: string;
let id: string;
const START = '2026-11-20T19:30:00Z';
const clock = aClock(START);
const t = await databaseSuite({ clear: ['users'] });
beforeEach(async () => {
  await clearOutbox(t.db);
  clock.set(START);
  const person = { email: 'Ana@agentes.mx', firstName: 'Ana', lastName: 'López' };
  ana = (await aUser(t.db, person)).id;
  listing = (await aProperty(t.db, { ownerId: ana, name: 'Casa <b>&</b> jardín' })).id;
  id = (await anInquiry(t.db, { propertyId: listing, createdAt: SENT })).id;
});

const as = (actor: Actor = member(ana)) => testContext(t.db, { actor, now: clock.now });
const answer = (text: unknown = TEXT, actor?: Actor) =>
  answerInquiry.perform(as(actor), { id, text });
const close = (actor?: Actor) => closeInquiry(as(actor), { id });
const reopen = (actor?: Actor) => reopenInquiry(as(actor), { id });
const mark = (actor?: Actor) => markInquiryAnswered(as(actor), { id });
const unmark = (actor?: Actor) => markInquiryPending(as(actor), { id });
const later = (seconds: number) => clock.pass(seconds * 1000);
const stored = async () =>
  (await t.db.select().from(propertyInquiries).where(eq(propertyInquiries.id, id)))[0];
const mails = () => outboxOf(t.db);

async function refuse(when: string): Promise<void> {
  onTestFinished(async () => {
    await t.db.execute(sql`drop function refuse cascade`);
  });
  await t.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await t.db.execute(
    sql.raw(`create constraint trigger refuse ${when} for each row execute function refuse()`),
  );
}

describe('an answer', () => {
  test('is not stored for a client whose e-mail cannot be used', async () => {
    await t.db.update(propertyInquiries).set({ clientEmail: 'sin correo' });
    await expect(answer()).rejects.toMatchObject({
      fields: { text: 'Su correo no se puede usar: llámale por teléfono.' },
    });
    expect(await stored()).toMatchObject({ agentResponse: null });
    expect(await mails()).toEqual([]);
  });

  test('is stored with its time and author, and the inquiry is no longer pending', async () => {
    const item = await answer();
    expect(item).toMatchObject({
      id,
      status: 'answered',
      agentResponse: TEXT,
      responseDate: '2026-11-20T19:30:00.000Z',
      property: { id: listing },
    });
    expect(await stored()).toMatchObject({ status: 'answered', answeredBy: ana });
  });

  test('goes only to the client, whose reply reaches the agent', async () => {
    await answer();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'marta@correo.mx',
      replyTo: { name: 'Ana López', address: 'Ana@agentes.mx' },
      subject: 'Respuesta a tu consulta: Casa <b>&</b> jardín',
    });
    expect(mail?.key).toMatch(new RegExp(`^inquiry-${id}-answer-`, 'u'));
  });

  test('from an admin is replied to the admin, and from somebody without a usable e-mail to the company', async () => {
    const { id: boss } = await aUser(t.db, { role: 'admin', email: 'jefa@agentes.mx' });
    await answer('Uno', admin(boss));
    await t.db
      .update(users)
      .set({ email: 'ana@agentes.mx, otra@agentes.mx' })
      .where(eq(users.id, ana));
    await answer('Dos');
    const [first, second] = await mails();
    expect(first?.replyTo?.address).toBe('jefa@agentes.mx');
    expect(second?.replyTo).toEqual({ name: defaultCompany.name, address: defaultCompany.email });
  });

  test('is trimmed, and refused if it is empty or too long', async () => {
    expect(await answer('  Sí.  ')).toMatchObject({ agentResponse: 'Sí.' });
    for (const text of ['', '   \n ', null, 7, 'x'.repeat(5001), '\u0000', '\uD800'])
      await expect(answer(text), String(text)).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await mails()).toHaveLength(1);
  });

  test('sent twice, or twenty times at once, is one answer and one mail', async () => {
    const items = await Promise.all(Array.from({ length: 20 }, () => answer()));
    later(50);
    items.push(await answer());
    expect(new Set(items.map(({ agentResponse }) => agentResponse))).toEqual(new Set([TEXT]));
    expect(await mails()).toHaveLength(1);
  });

  test('with the same words later is another answer', async () => {
    await answer('¿Sigues interesada?');
    later(61);
    await answer('¿Sigues interesada?');
    later(1);
    await answer('¿Sigues interesada?');
    later(121);
    const { agentResponse } = await answer('¿Sigues interesada?');
    expect(agentResponse?.split('¿Sigues interesada?')).toHaveLength(4);
    expect(await mails()).toHaveLength(3);
  });

  test('after another one is appended under its date, and the time of the first stays', async () => {
    await answer('Sí.');
    later(86_400);
    const item = await answer('Ya no.');
    expect(item.agentResponse).toMatch(/^Sí\.\n\n— 21 de noviembre de 2026.+1:30.+ —\nYa no\.$/u);
    expect(item.responseDate).toBe('2026-11-20T19:30:00.000Z');
    const [, mail] = await mails();
    expect(mail?.text).toContain('Ya no.');
    expect(mail?.text).not.toContain('Sí.');
  });

  test('is refused when the inquiry has no room left, and nothing is mailed', async () => {
    const fill = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(4900));
    for (const text of fill) await answer(text);
    await expect(answer('x'.repeat(900))).rejects.toMatchObject({ code: 'inquiry.full' });
    expect(await mails()).toHaveLength(4);
    expect((await stored())?.agentResponse).not.toContain('x');
  });

  test('to a closed inquiry opens it', async () => {
    await close();
    expect(await answer()).toMatchObject({ status: 'answered', closedAt: null });
  });

  test('is mailed to nobody if it cannot be committed', async () => {
    await refuse('after update on property_inquiries deferrable initially deferred');
    await expect(answer()).rejects.toThrow('refused');
    expect(await mails()).toEqual([]);
    expect(await stored()).toMatchObject({ status: 'pending', agentResponse: null });
  });

  test('is not stored if its mail cannot be queued', async () => {
    await refuse('after insert on graphile_worker._private_jobs');
    await expect(answer()).rejects.toThrow('add_job');
    expect(await stored()).toMatchObject({ status: 'pending', agentResponse: null });
  });
});

describe('an inquiry answered by telephone or chat', () => {
  test('is marked once, with the time of its answer and without a mail', async () => {
    const marked = {
      status: 'answered',
      agentResponse: null,
      responseDate: '2026-11-20T19:30:00.000Z',
    };
    expect(await mark()).toMatchObject(marked);
    expect(await stored()).toMatchObject({ answeredBy: ana });
    later(60);
    expect(await mark()).toMatchObject(marked);
    expect(await mails()).toEqual([]);
  });

  test('waits again when the mark is taken back', async () => {
    await mark();
    expect(await unmark()).toMatchObject({ status: 'pending', responseDate: null });
    expect(await stored()).toMatchObject({ answeredBy: null });
  });

  test('comes back as answered when it is closed and reopened', async () => {
    await mark();
    await close();
    expect(await unmark()).toMatchObject({ status: 'closed' });
    expect(await reopen()).toMatchObject({ status: 'answered' });
  });

  test('keeps an answer sent from here, and a closed one stays closed', async () => {
    await answer();
    later(60);
    expect(await mark()).toMatchObject({ responseDate: '2026-11-20T19:30:00.000Z' });
    expect(await unmark()).toMatchObject({ status: 'answered', agentResponse: TEXT });
    await close();
    expect(await mark()).toMatchObject({ status: 'closed' });
  });

  test('gets a later answer by mail once, under its date', async () => {
    await mark();
    later(3600);
    await answer('Sí.');
    const item = await answer('Sí.');
    expect(item.agentResponse).toMatch(/^— 20 de noviembre de 2026.+ —\nSí\.$/u);
    expect(item.responseDate).toBe('2026-11-20T19:30:00.000Z');
    expect(await mails()).toHaveLength(1);
  });
});

describe('an inquiry', () => {
  test('is closed once, with its time, and reopened in its former state', async () => {
    expect(await close()).toMatchObject({ status: 'closed', closedAt: '2026-11-20T19:30:00.000Z' });
    later(60);
    expect(await close()).toMatchObject({ closedAt: '2026-11-20T19:30:00.000Z' });
    expect(await reopen()).toMatchObject({ status: 'pending', closedAt: null });
    await answer();
    await close();
    expect(await reopen()).toMatchObject({ status: 'answered', agentResponse: TEXT });
    expect(await reopen()).toMatchObject({ status: 'answered' });
  });

  test('is closed and reopened without mails', async () => {
    await close();
    await reopen();
    expect(await mails()).toEqual([]);
  });
});

const writes: Record<string, (actor?: Actor) => Promise<unknown>> = {
  answer: (actor) => answer(TEXT, actor),
  close,
  reopen,
  mark,
  unmark,
};

describe.each(Object.entries(writes))('%s', (_name, write) => {
  const missing = { code: 'inquiry.not_found' };

  test('is for the listing’s agent and for admins; a colleague gets 404', async () => {
    const colleague = member((await aUser(t.db)).id);
    await expect(write(colleague)).rejects.toMatchObject(missing);
    await expect(write(visitor)).rejects.toMatchObject({ code: 'session.required' });
    const boss = await aUser(t.db, { role: 'admin' });
    await expect(write(admin(boss.id))).resolves.toMatchObject({ id });
    await expect(write()).resolves.toMatchObject({ id });
  });

  test('checks the permission of a colleague before the text', async () => {
    const colleague = testContext(t.db, { actor: member((await aUser(t.db)).id) });
    await expect(answerInquiry(colleague, { id, text: '' })).rejects.toMatchObject(missing);
  });

  test('is refused to an agent deactivated meanwhile, and to a former admin', async () => {
    const boss = await aUser(t.db, { role: 'admin' });
    await t.db.update(users).set({ role: 'employee' }).where(eq(users.id, boss.id));
    await expect(write(admin(boss.id))).rejects.toMatchObject(missing);
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, ana));
    await expect(write()).rejects.toMatchObject({ code: 'session.required' });
    expect(await stored()).toMatchObject({ status: 'pending' });
    expect(await mails()).toEqual([]);
  });

  test('about a deleted listing is for admins only', async () => {
    await t.db.execute(sql`update properties set deleted_at = now()`);
    await expect(write()).rejects.toMatchObject(missing);
    const boss = await aUser(t.db, { role: 'admin' });
    await expect(write(admin(boss.id))).resolves.toMatchObject({ property: { isDeleted: true } });
  });

  test('answers 404 for an invalid id', async () => {
    for (const wrong of [
      crypto.randomUUID(),
      '1',
      '',
      'x'.repeat(5000),
      '%00',
      [id],
      {},
      7,
      null,
    ]) {
      id = wrong as string;
      await expect(write(), JSON.stringify(wrong)).rejects.toMatchObject(missing);
    }
  });
});
