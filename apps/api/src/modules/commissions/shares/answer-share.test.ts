import { commissionShareLinks } from '@pbr/db/schema/commissions/commission-share-links';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { type Agreement, agreementSchema } from '@pbr/schemas/commission/share';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Actor } from '../../../security/actor.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../../testing/mail/outbox.ts';
import { externalShareForm } from '../../../testing/data/share-form.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { deactivateEmployee } from '../../employees/deactivate-employee.ts';
import { deleteProperty } from '../../properties/deleted/delete-property.ts';
import { answerShare, acceptShareByLink, declineShareByLink } from './answer-share.ts';
import { getAgreement, getAgreementByLink } from '../overviews/get-agreement.ts';
import { listSharedWithMe } from '../overviews/list-shares.ts';
import { deleteLinks } from '../mails/share-link.queries.ts';
import { lockShare } from '../share-write.queries.ts';
import { shareCommission } from './share-commission.ts';
import { addLink } from './share-links.ts';
import { updateShare } from './update-share.ts';
import { withdrawShare } from './withdraw-share.ts';

let ana: string;
let luis: string;
let boss: string;
let propertyId: string;
const t = await databaseSuite({ clear: ['users', 'properties', 'commission_shares'], max: 8 });
beforeEach(async () => {
  await clearOutbox(t.db);
  ana = (await aUser(t.db, { firstName: 'Ana', lastName: 'Valdés', email: 'ana@pbr.mx' })).id;
  luis = (await aUser(t.db, { firstName: 'Luis', lastName: 'Arriaga', email: 'luis@pbr.mx' })).id;
  boss = (await aUser(t.db, { role: 'admin' })).id;
  ({ id: propertyId } = await aProperty(t.db, {
    ownerId: ana,
    salePrice: '8000000',
    name: 'Casa',
  }));
});

const as = (actor: Actor) => testContext(t.db, { actor });
const anyone = () => as(visitor);
const toLuis = () =>
  shareCommission(as(member(ana)), { propertyId, agentId: luis, percentage: 2.5 });
const toRosa = async (change: Record<string, unknown> = {}) => {
  const { id } = await shareCommission.perform(as(member(ana)), {
    propertyId,
    ...externalShareForm(change),
  });
  const mail = (await outboxOf(t.db)).at(-1);
  return { id, token: 'externalAgentEmail' in change ? '' : tokenIn(mail) };
};
type Word = 'accepted' | 'declined';
const say = (id: string, acceptance: Word, { version = 1, actor = member(luis) } = {}) =>
  answerShare(as(actor), { id, acceptance, version });
const sayByLink = (token: string, acceptance: Word, sent: object = {}) =>
  (acceptance === 'accepted' ? acceptShareByLink : declineShareByLink).perform(anyone(), {
    token,
    version: 1,
    name: 'Rosa Bautista',
    ...sent,
  });
const stored = async (id: string) =>
  (await t.db.select().from(commissionShares).where(eq(commissionShares.id, id)))[0];
const eventsOf = ({ history }: Agreement) => history.map(({ event, by }) => `${event} ${by}`);
const read = (token: string) => getAgreementByLink(anyone(), { token });
const notThere = { code: 'agreement.not_found' };

describe('a colleague', () => {
  test('gets a mail and accepts, and the owner is notified', async () => {
    const { id } = await toLuis();
    expect(await say(id, 'accepted')).toMatchObject({
      id,
      state: 'accepted',
      amount: '200000.00',
      version: 2,
      property: { id: propertyId },
    });
    const agreement = await getAgreement(as(member(luis)), { id });
    expect(agreement.answeredAt).not.toBeNull();
    expect(eventsOf(agreement)).toEqual(['created Ana Valdés', 'accepted Luis Arriaga']);
    expect((await outboxOf(t.db)).map(({ to, subject }) => [to, subject])).toEqual([
      ['luis@pbr.mx', 'Comisión compartida: Casa'],
      ['ana@pbr.mx', 'Luis Arriaga aceptó la comisión: Casa'],
    ]);
  });

  test('declines, and the share ends but stays in the history', async () => {
    const { id } = await toLuis();
    expect(await say(id, 'declined')).toMatchObject({ state: 'declined' });
    expect(await stored(id)).toMatchObject({ isActive: false, acceptance: 'declined' });
    expect(await getAgreement(as(member(luis)), { id })).toMatchObject({ state: 'declined' });
    expect((await listSharedWithMe(as(member(luis)), {})).items).toEqual([]);
  });

  test.each(['accepted', 'declined'] as const)(
    'who answers %s twenty times at once has answered once, and cannot give the opposite answer',
    async (word) => {
      const { id } = await toLuis();
      await Promise.all(Array.from({ length: 20 }, () => say(id, word)));
      expect((await getAgreement(as(member(ana)), { id })).history).toHaveLength(2);
      expect(await outboxOf(t.db)).toHaveLength(2);
      const other = word === 'accepted' ? 'declined' : 'accepted';
      await expect(say(id, other)).rejects.toMatchObject({ code: 'share.answered' });
    },
  );

  test('cannot agree to terms that have changed meanwhile', async () => {
    const { id } = await toLuis();
    await updateShare.perform(as(member(ana)), { id, percentage: 1 });
    await expect(say(id, 'accepted')).rejects.toMatchObject({ code: 'share.changed' });
    expect(await stored(id)).toMatchObject({ acceptance: 'pending' });
    expect(await say(id, 'accepted', { version: 2 })).toMatchObject({ percentage: '1.00' });
  });

  test('changes the version, so the owner cannot overwrite an answer that they have not seen', async () => {
    const { id, version } = await toLuis();
    await say(id, 'accepted');
    const unaware = { ...as(member(ana)), ifMatch: [{ own: version, photos: undefined }] };
    await expect(updateShare.perform(unaware, { id, percentage: 1 })).rejects.toMatchObject({
      code: 'request.stale',
    });
    expect(await stored(id)).toMatchObject({ acceptance: 'accepted', percentage: '2.50' });
  });

  test('is asked again when the terms change, and the earlier agreement stays readable', async () => {
    const { id } = await toLuis();
    await say(id, 'accepted');
    await t.db.update(properties).set({ salePrice: '6000000' });
    await updateShare.perform(as(member(ana)), { id, percentage: 1, notes: 'Otra cosa' });
    const agreement = await getAgreement(as(member(luis)), { id });
    expect(agreement).toMatchObject({ state: 'pending', answeredAt: null, can: { answer: true } });
    expect(agreement.history).toMatchObject([
      { event: 'created', percentage: '2.50', amount: '200000.00' },
      { event: 'accepted', percentage: '2.50', amount: '200000.00', notes: null },
      { event: 'changed', percentage: '1.00', amount: '60000.00', notes: 'Otra cosa' },
    ]);
    expect((await outboxOf(t.db)).at(-1)).toMatchObject({
      to: 'luis@pbr.mx',
      subject: 'Cambiaron las condiciones: Casa',
    });
  });

  test('loses a withdrawn share at once and is notified', async () => {
    const { id } = await toLuis();
    await say(id, 'accepted');
    await withdrawShare(as(member(ana)), { id });
    await expect(getAgreement(as(member(luis)), { id })).rejects.toMatchObject({
      code: 'share.not_found',
    });
    await expect(say(id, 'accepted')).rejects.toMatchObject({ code: 'share.not_found' });
    expect((await listSharedWithMe(as(member(luis)), {})).counts.total).toBe(0);
    expect(await getAgreement(as(member(ana)), { id })).toMatchObject({ state: 'withdrawn' });
    expect((await outboxOf(t.db)).at(-1)?.subject).toBe('Se retiró la comisión compartida: Casa');
  });

  test('is the only one who may answer: neither owner, admin nor stranger may', async () => {
    const { id } = await toLuis();
    const stranger = await aUser(t.db);
    for (const actor of [member(ana), admin(boss)])
      await expect(say(id, 'accepted', { actor })).rejects.toMatchObject({
        code: 'share.forbidden',
      });
    await expect(say(id, 'accepted', { actor: member(stranger.id) })).rejects.toMatchObject({
      code: 'share.not_found',
    });
    await expect(getAgreement(as(member(stranger.id)), { id })).rejects.toMatchObject({
      code: 'share.not_found',
    });
    expect(await stored(id)).toMatchObject({ acceptance: 'pending' });
  });

  test('loses all shares when deactivated, and gets none back later', async () => {
    const { id } = await toLuis();
    await deactivateEmployee(as(admin(boss)), { id: luis });
    expect(eventsOf(await getAgreement(as(member(ana)), { id })).at(-1)).toMatch(
      /^agent_deactivated/u,
    );
    await t.db.update(users).set({ isActive: true }).where(eq(users.id, luis));
    expect((await listSharedWithMe(as(member(luis)), {})).counts.total).toBe(0);
    expect((await toLuis()).isNew).toBe(true);
  });

  test('has no share of a deleted listing', async () => {
    const { id } = await toLuis();
    await deleteProperty(as(member(ana)), { id: propertyId });
    expect(await stored(id)).toMatchObject({ isActive: false });
    for (const actor of [member(luis), member(ana), admin(boss)])
      await expect(getAgreement(as(actor), { id })).rejects.toMatchObject({
        code: 'share.not_found',
      });
    const [last] = await t.db.execute(
      sql`select event, actor_name from commission_share_changes order by id desc limit 1`,
    );
    expect(last).toEqual({ event: 'listing_deleted', actor_name: 'Ana Valdés' });
  });
});

describe('an agent from outside', () => {
  test('reads the agreement through the mailed link, and accepts', async () => {
    const { token } = await toRosa({ notes: 'Trae al comprador.', fixedAmount: '1500' });
    const agreement = await read(token);
    expect(z.safeParse(agreementSchema, agreement).success).toBe(true);
    expect(agreement).toMatchObject({
      state: 'pending',
      percentage: '2.50',
      amount: '200000.00',
      fixedAmount: '1500.00',
      notes: 'Trae al comprador.',
      property: { name: 'Casa', isPublic: true },
      owner: { firstName: 'Ana', email: 'ana@pbr.mx' },
      agent: { name: 'Rosa Elena Bautista', isExternal: true },
      can: { answer: true, edit: false },
    });
    expect(await sayByLink(token, 'accepted')).toMatchObject({ state: 'accepted' });
    expect(eventsOf(await read(token))).toEqual(['created Ana Valdés', 'accepted Rosa Bautista']);
    expect((await outboxOf(t.db)).at(-1)).toMatchObject({
      to: 'ana@pbr.mx',
      replyTo: { address: 'rosa@correo.mx' },
      subject: 'Rosa Elena Bautista aceptó la comisión: Casa',
    });
  });

  test.each(['accepted', 'declined'] as const)(
    'has %s with the name that they typed, whatever the owner had written',
    async (word) => {
      const { id, token } = await toRosa({ externalAgentName: 'Inmobiliaria Bautizta' });
      expect(await sayByLink(token, word, { name: ' J. Ñandú  Íñiguez ' })).toMatchObject({
        state: word,
        answeredBy: 'J. Ñandú  Íñiguez',
        agent: { name: 'Inmobiliaria Bautizta' },
      });
      const agreement = await getAgreement(as(member(ana)), { id });
      expect(agreement.answeredBy).toBe('J. Ñandú  Íñiguez');
      const { history } = agreement;
      expect(agreement.answeredAt).toBe(history.at(-1)?.at);
      expect((await outboxOf(t.db)).at(-1)?.text).toContain('Firmó su respuesta como J. Ñandú');
      // The first signature stays.
      await sayByLink(token, word, { name: 'Otra Persona' });
      expect(eventsOf(await read(token)).at(-1)).toBe(`${word} J. Ñandú  Íñiguez`);
    },
  );

  test.each([undefined, null, '', '  ', 7, 'Rosa', '12 34', '. -', 'x'.repeat(121)])(
    'who signs with %j has not answered',
    async (name) => {
      const { id, token } = await toRosa();
      for (const word of ['accepted', 'declined'] as const)
        await expect(sayByLink(token, word, { name })).rejects.toMatchObject({
          code: 'request.invalid',
          fields: { name: expect.any(String) },
        });
      expect(await stored(id)).toMatchObject({ acceptance: 'pending', version: 1 });
      expect(await outboxOf(t.db)).toHaveLength(1);
    },
  );

  test('may read a declined share, but not change the answer', async () => {
    const { token } = await toRosa();
    await sayByLink(token, 'declined');
    expect(await sayByLink(token, 'declined')).toMatchObject({ state: 'declined' });
    expect(await read(token)).toMatchObject({ state: 'declined', can: { answer: false } });
    await expect(sayByLink(token, 'accepted')).rejects.toMatchObject({ code: 'share.answered' });
  });

  test('gets the same answer for an ended share as for an invented link', async () => {
    const over = await toRosa();
    await withdrawShare(as(member(ana)), { id: over.id });
    const answers = await Promise.all(
      [over.token, 'x', `${over.token}x`].flatMap((token) => [
        read(token).catch(String),
        sayByLink(token, 'accepted').catch(String),
      ]),
    );
    expect(new Set(answers)).toEqual(
      new Set(['AppError: Este enlace ya no sirve. Pide uno nuevo a quien te lo envió.']),
    );
    await expect(read(over.token)).rejects.toMatchObject(notThere);
    // The old link does not open a new share with the same person.
    await toRosa();
    await expect(read(over.token)).rejects.toMatchObject(notThere);
  });

  test('has no link to a share of a deleted listing, but keeps one to a paused listing', async () => {
    const { token } = await toRosa();
    await t.db.update(properties).set({ isActive: false });
    expect((await read(token)).property.isPublic).toBe(false);
    await deleteProperty(as(member(ana)), { id: propertyId });
    await expect(read(token)).rejects.toMatchObject(notThere);
  });

  test('loses the link to a declined share when the listing is deleted', async () => {
    const { token } = await toRosa();
    await sayByLink(token, 'declined');
    await deleteProperty(as(member(ana)), { id: propertyId });
    await expect(read(token)).rejects.toMatchObject(notThere);
    await expect(sayByLink(token, 'declined')).rejects.toMatchObject(notThere);
  });

  test('keeps the link when the terms change, and gets another one', async () => {
    const { id, token } = await toRosa();
    await updateShare.perform(as(member(ana)), { id, percentage: 1 });
    const second = tokenIn((await outboxOf(t.db)).at(-1));
    expect(second).not.toBe(token);
    for (const each of [token, second])
      expect(await read(each)).toMatchObject({ percentage: '1.00' });
    await expect(sayByLink(token, 'accepted')).rejects.toMatchObject({ code: 'share.changed' });
  });

  test('gets no mail without an e-mail; the owner passes the link on', async () => {
    const { id } = await toRosa({ externalAgentEmail: '' });
    expect(await outboxOf(t.db)).toEqual([]);
    const { link } = await addLink(as(member(ana)), { id });
    const [, token = ''] = link.split('/agreement/');
    expect(await sayByLink(token, 'accepted')).toMatchObject({ state: 'accepted' });
  });

  test('has a link of which only the digest is stored', async () => {
    const { token } = await toRosa();
    const [link] = await t.db.select().from(commissionShareLinks);
    expect(link?.tokenHash).toMatch(/^[\da-f]{64}$/u);
    expect(JSON.stringify(link)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(43);
  });

  test('who waits with an answer while the links are voided gets 404', async () => {
    const { id, token } = await toRosa();
    const blocked = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const second = await t.db.transaction(async (tx) => {
      await lockShare(tx, id);
      await deleteLinks(tx, id);
      const answering = sayByLink(token, 'accepted').catch((error: unknown) => error);
      await expect.poll(() => t.db.execute(blocked)).toHaveLength(1);
      return { answering };
    });
    expect(await second.answering).toMatchObject(notThere);
    expect(await stored(id)).toMatchObject({ acceptance: 'pending' });
  });

  test('who answers during a withdrawal has either answered before it or gets 404', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, token } = await toRosa();
      const [answered] = await Promise.allSettled([
        sayByLink(token, 'accepted'),
        withdrawShare(as(member(ana)), { id }),
      ]);
      const agreement = await getAgreement(as(member(ana)), { id });
      const events = agreement.history.map(({ event }) => event);
      expect(events).toEqual(
        answered.status === 'fulfilled'
          ? ['created', 'accepted', 'withdrawn']
          : ['created', 'withdrawn'],
      );
    }
  });
});

test('the mails state the terms in Spanish and escape typed text', async () => {
  await toRosa({ notes: '<b>Ojo</b>', fixedAmount: 1500, externalAgentName: 'Rosa <i>' });
  const [mail] = await outboxOf(t.db);
  for (const line of [
    'Ana Valdés comparte una comisión contigo',
    'Precio: $8,000,000',
    'Porcentaje del precio: 2.50 %',
    'Equivale a: $200,000',
    'Monto fijo: $1,500',
    '> <b>Ojo</b>',
    'http://portal.test/agreement/',
  ])
    expect(mail?.text).toContain(line);
  expect(mail?.html).toContain('&lt;b&gt;Ojo');
  expect(mail?.html).not.toContain('<i>');
  expect(mail?.replyTo).toEqual({ name: 'Ana Valdés', address: 'ana@pbr.mx' });
});
