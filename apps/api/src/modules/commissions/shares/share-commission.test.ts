import { commissionShareChanges } from '@pbr/db/schema/commissions/commission-share-changes';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { users } from '@pbr/db/schema/users';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../security/actor.ts';
import { admin, generousLimits, member, testContext } from '../../../testing/context.ts';
import { aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { createMemoryLimiter } from '../../../testing/memory-limiter.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { externalShareForm } from '../../../testing/data/share-form.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { getPropertyCommissions } from '../overviews/list-property-shares.ts';
import { shareCommission } from './share-commission.ts';
import { updateShare } from './update-share.ts';
import { withdrawShare } from './withdraw-share.ts';

const ROUNDS = isLong ? 100 : 10;

const now = new Date('2026-11-21T18:00:00.000Z');
let ana: string;
let luis: string;
let propertyId: string;
const t = await databaseSuite({ clear: ['users', 'properties', 'commission_shares'], max: 12 });
beforeEach(async () => {
  await clearOutbox(t.db);
  ana = (await aUser(t.db, { firstName: 'Ana', lastName: 'Valdés', email: 'ana@pbr.mx' })).id;
  luis = (await aUser(t.db, { firstName: 'Luis', lastName: 'Arriaga', email: 'luis@pbr.mx' })).id;
  ({ id: propertyId } = await aProperty(t.db, { ownerId: ana, salePrice: '8000000' }));
});

const as = (actor: Actor = member(ana)) => testContext(t.db, { actor, now: () => now });
const withLuis = (change: object = {}) => ({
  propertyId,
  agentId: luis,
  percentage: 2.5,
  ...change,
});
const withRosa = (change: object = {}) => ({ propertyId, ...externalShareForm(), ...change });
const share = (form: object = withLuis(), actor?: Actor) =>
  shareCommission.perform(as(actor), form);
const active = () =>
  t.db.select().from(commissionShares).where(eq(commissionShares.isActive, true));
const history = async (id: string) =>
  t.db
    .select()
    .from(commissionShareChanges)
    .where(eq(commissionShareChanges.shareId, id))
    .orderBy(asc(commissionShareChanges.id));
const refusal = (fields: Record<string, string>) => ({ code: 'request.invalid', fields });

describe('sharing a commission', () => {
  test('stores half of 5 % on $8,000,000 as 2.50, which is $200,000', async () => {
    expect(await share()).toMatchObject({
      isNew: true,
      percentage: '2.50',
      amount: '200000.00',
      state: 'pending',
      isActive: true,
      shareType: 'outgoing',
      ownerId: ana,
      agent: { id: luis, firstName: 'Luis', lastName: 'Arriaga' },
    });
  });

  test('of a listing for sale and for rent mails what it comes to in both cases', async () => {
    const { id } = await aProperty(t.db, {
      ownerId: ana,
      operationType: 'ambos',
      salePrice: '8000000',
      rentPrice: '30000',
    });
    await share(withLuis({ propertyId: id }));
    const [mail] = await outboxOf(t.db);
    const words = mail?.text.replaceAll(/\s+/gu, ' ');
    for (const fact of [
      'Precio: $8,000,000',
      'Renta al mes: $30,000',
      'Equivale, si se vende, a: $200,000',
      'Equivale, si se renta, a: $750',
    ])
      expect(words, fact).toContain(fact);
  });

  test('changes nothing and mails nobody when the same form comes again', async () => {
    const { id } = await share(withLuis({ notes: 'A medias', fixedAmount: 1000 }));
    const [before] = await active();
    const again = await share(
      withLuis({ percentage: '2.50', notes: ' A medias ', fixedAmount: '1000.0' }),
    );
    expect(again).toMatchObject({ id, isNew: false });
    expect(await active()).toEqual([before]);
    expect(await history(id)).toHaveLength(1);
    expect(await outboxOf(t.db)).toHaveLength(1);
  });

  test('makes one share, one history entry and one mail of twenty simultaneous clicks', async () => {
    for (const form of [withLuis(), withRosa()]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => share(form)));
      expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    }
    expect(await active()).toHaveLength(2);
    expect(await t.db.$count(commissionShareChanges)).toBe(2);
    expect(await outboxOf(t.db)).toHaveLength(2);
  });

  test('replaces the terms for the same agent, records the old ones with person and time, and asks again', async () => {
    const { id } = await share();
    await t.db.update(commissionShares).set({ acceptance: 'accepted' });
    const boss = await aUser(t.db, { firstName: 'Elena', lastName: 'Ruiz', role: 'admin' });
    const changed = await share(
      withLuis({ percentage: 1.25, notes: 'Menos', fixedAmount: 500 }),
      admin(boss.id),
    );
    expect(changed).toMatchObject({ id, isNew: false, percentage: '1.25', version: 2 });
    expect(changed).toMatchObject({ state: 'pending', fixedAmount: '500.00', notes: 'Menos' });
    expect(await history(id)).toMatchObject([
      {
        event: 'created',
        actorName: 'Ana Valdés',
        percentage: '2.50',
        notes: null,
        price: '8000000.00',
      },
      {
        event: 'changed',
        actorName: 'Elena Ruiz',
        actorId: boss.id,
        percentage: '1.25',
        fixedAmount: '500.00',
      },
    ]);
    expect((await history(id)).map(({ createdAt }) => new Date(createdAt))).toEqual([now, now]);
    expect(await active()).toHaveLength(1);
  });

  test('knows an outside agent by e-mail, whatever its case, else by name', async () => {
    const { id } = await share(withRosa());
    expect(
      await share(withRosa({ externalAgentEmail: 'ROSA@correo.mx', percentage: 1 })),
    ).toMatchObject({
      id,
      isNew: false,
    });
    expect((await share(withRosa({ externalAgentEmail: 'otra@correo.mx' }))).isNew).toBe(true);
    const nameless = { externalAgentEmail: '', externalAgentName: 'Beto' };
    expect((await share(withRosa(nameless))).isNew).toBe(true);
    expect((await share(withRosa({ ...nameless, externalAgentName: 'BETO' }))).isNew).toBe(false);
  });

  test('creates a new share after a withdrawal', async () => {
    const { id } = await share();
    await withdrawShare(as(), { id });
    const next = await share();
    expect(next.isNew).toBe(true);
    expect(next.id).not.toBe(id);
  });

  test('takes the owner from the listing, not from the form', async () => {
    expect(
      await share(withLuis({ ownerId: luis, isActive: false, acceptance: 'accepted' })),
    ).toMatchObject({
      ownerId: ana,
      isActive: true,
      acceptance: 'pending',
    });
  });
});

describe('sharing is refused with', () => {
  const OWN = 'No puedes compartir la comisión con quien lleva la propiedad.';
  const NO_COLLEAGUE = 'Esta persona no está activa o aún no acepta su invitación. Elige a otra.';

  test('oneself, even by an upper-case id or by e-mail', async () => {
    for (const agentId of [ana, ana.toUpperCase()])
      await expect(share(withLuis({ agentId }))).rejects.toMatchObject(refusal({ agentId: OWN }));
    await expect(share(withRosa({ externalAgentEmail: 'ANA@pbr.mx' }))).rejects.toMatchObject(
      refusal({ externalAgentEmail: OWN }),
    );
    expect(await active()).toEqual([]);
  });

  test('the owner of the listing by an admin, who may share with themselves', async () => {
    const boss = await aUser(t.db, { role: 'admin' });
    await expect(share(withLuis({ agentId: ana }), admin(boss.id))).rejects.toMatchObject(
      refusal({ agentId: OWN }),
    );
    expect((await share(withLuis({ agentId: boss.id }), admin(boss.id))).isNew).toBe(true);
  });

  test('an unknown, invited or deactivated person, or an invalid id', async () => {
    const gone = await aUser(t.db, { isActive: false });
    const invited = await aUser(t.db, { passwordHash: null });
    for (const agentId of [
      gone.id,
      invited.id,
      '00000000-0000-4000-8000-000000000000',
      'x',
      "'; drop",
    ])
      await expect(share(withLuis({ agentId }))).rejects.toMatchObject(
        refusal({ agentId: NO_COLLEAGUE }),
      );
  });

  test('a colleague by e-mail, unless they have left or not come yet', async () => {
    const form = withRosa({ externalAgentEmail: 'Luis@PBR.mx' });
    await expect(share(form)).rejects.toMatchObject(
      refusal({
        externalAgentEmail:
          'Este correo es de un agente de la agencia: elígelo como agente interno.',
      }),
    );
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, luis));
    expect((await share(form)).isNew).toBe(true);
    const { email } = await aUser(t.db, { passwordHash: null });
    expect((await share(withRosa({ externalAgentEmail: email }))).isNew).toBe(true);
  });

  test.each([
    [{ agentId: '' }, { agentId: 'Selecciona un agente interno.' }],
    [{ agentId: undefined }, { agentId: 'Selecciona un agente interno.' }],
    [{ agentId: null }, { externalAgentName: 'El nombre del agente externo es requerido.' }],
    [
      { agentId: null, externalAgentName: ' ' },
      { externalAgentName: 'El nombre del agente externo es requerido.' },
    ],
    [{ percentage: undefined }, { percentage: 'El porcentaje es requerido.' }],
    [
      { shareType: 'incoming' },
      { shareType: 'Una comisión que recibes viene de un agente externo.' },
    ],
    [{ fixedAmount: -1 }, { fixedAmount: expect.stringContaining('Escribe un número de 0') }],
    [{ shareType: 'x' }, { shareType: 'Elige si la compartes o la recibes.' }],
  ])('the form %o, beside the field', async (change, fields) => {
    await expect(share(withLuis(change))).rejects.toMatchObject({
      code: 'request.invalid',
      fields,
    });
    expect(await active()).toEqual([]);
  });
});

describe('the outgoing percentages of a listing', () => {
  test('never exceed 100 %, to the hundredth', async () => {
    await share(withLuis({ percentage: '60.01' }));
    await expect(share(withRosa({ percentage: '40' }))).rejects.toMatchObject(
      refusal({ percentage: 'Ya compartes 60.01 %: quedan 39.99 %.' }),
    );
    expect((await share(withRosa({ percentage: '39.99' }))).isNew).toBe(true);
    await expect(share(withLuis({ percentage: '60.02' }))).rejects.toMatchObject(
      refusal({ percentage: 'Ya compartes 39.99 %: quedan 60.01 %.' }),
    );
    expect((await share(withLuis({ percentage: '60.00' }))).percentage).toBe('60.00');
  });

  test('include neither incoming nor ended shares', async () => {
    await share(withRosa({ shareType: 'incoming', percentage: 100 }));
    const { id } = await share(withLuis({ percentage: 100 }));
    await withdrawShare(as(), { id });
    expect((await share(withLuis({ percentage: 100 }))).isNew).toBe(true);
    const rosa = (await active()).find(({ agentId }) => agentId === null);
    await expect(
      updateShare.perform(as(), { id: rosa?.id, percentage: 1, shareType: 'outgoing' }),
    ).rejects.toMatchObject(refusal({ percentage: 'Ya compartes 100.00 %: quedan 0.00 %.' }));
  });

  test('may fall where they exceeded 100 % before', async () => {
    const old = { propertyId, ownerId: ana, percentage: '80' };
    const { id } = await aShare(t.db, { ...old, agentId: luis });
    await aShare(t.db, old);
    expect((await updateShare.perform(as(), { id, percentage: 70 })).percentage).toBe('70.00');
    await expect(updateShare.perform(as(), { id, percentage: 71 })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  test('stay within 100 % when ten colleagues get 30 % at the same time, again and again', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const listing = await aProperty(t.db, { ownerId: ana });
      const tries = Array.from({ length: 10 }, (_, n) =>
        share(
          withRosa({ propertyId: listing.id, externalAgentEmail: `r${n}@x.mx`, percentage: 30 }),
        ),
      );
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      const { shares } = await getPropertyCommissions(as(), listing);
      expect(shares.filter(({ isActive }) => isActive)).toHaveLength(3);
    }
  }, 60_000);
});

describe('changing a share by its id', () => {
  test('works like the first form, and keeps contact fields that are not sent', async () => {
    const { id } = await share(withRosa());
    expect(await updateShare.perform(as(), { id, percentage: 3, agentId: null })).toMatchObject({
      percentage: '3.00',
      version: 2,
      externalAgentName: 'Rosa Elena Bautista',
      externalAgentPhone: '+52 777 555 0306',
    });
  });

  test('asks again for a new e-mail, but not for a new name or telephone', async () => {
    const { id } = await share(withRosa());
    await t.db.update(commissionShares).set({ acceptance: 'accepted' });
    const form = { percentage: 2.5, externalAgentName: 'Rosa', externalAgentPhone: '' };
    expect(await updateShare.perform(as(), { id, ...form })).toMatchObject({
      externalAgentName: 'Rosa',
      externalAgentPhone: null,
      state: 'accepted',
      version: 2,
    });
    expect(await outboxOf(t.db)).toHaveLength(1);
    const moved = { percentage: 2.5, externalAgentEmail: 'nueva@correo.mx' };
    expect(await updateShare.perform(as(), { id, ...moved })).toMatchObject({
      state: 'pending',
      version: 3,
    });
    expect((await outboxOf(t.db)).map(({ to }) => to)).toEqual([
      'rosa@correo.mx',
      'nueva@correo.mx',
    ]);
  });

  test('does not move it to somebody else', async () => {
    const inside = await share();
    const outside = await share(withRosa());
    await share(withRosa({ externalAgentEmail: 'otra@correo.mx' }));
    const other = await aUser(t.db);
    const tries: [string, object, string][] = [
      [inside.id, { agentId: other.id }, 'agentId'],
      [inside.id, { agentId: null }, 'agentId'],
      [inside.id, { shareType: 'incoming' }, 'shareType'],
      [outside.id, { agentId: luis }, 'agentId'],
      [outside.id, { externalAgentEmail: 'OTRA@correo.mx' }, 'externalAgentEmail'],
      [outside.id, { externalAgentName: '' }, 'externalAgentName'],
    ];
    for (const [id, change, field] of tries)
      await expect(
        updateShare.perform(as(), { id, percentage: 2.5, ...change }),
        field,
      ).rejects.toMatchObject({ code: 'request.invalid', fields: { [field]: expect.any(String) } });
  });

  test('is refused for an ended one, and withdrawing that again changes nothing', async () => {
    const { id } = await share();
    for (let n = 0; n < 3; n += 1) expect(await withdrawShare(as(), { id })).toEqual({ id });
    await expect(updateShare.perform(as(), { id, percentage: 1 })).rejects.toMatchObject({
      code: 'share.ended',
    });
    expect((await history(id)).map(({ event }) => event)).toEqual(['created', 'withdrawn']);
  });

  test('works without new terms even if the agent was deactivated by hand', async () => {
    const { id } = await share();
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, luis));
    await expect(updateShare.perform(as(), { id, percentage: 1 })).rejects.toMatchObject({
      fields: { agentId: expect.any(String) },
    });
    expect(await withdrawShare(as(), { id })).toEqual({ id });
  });
});

test('nobody causes more mails than the limit allows, and a refused share is not stored', async () => {
  const limits = { ...generousLimits, shareMails: { name: 'x', points: 2, windowSeconds: 60 } };
  const ctx = testContext(t.db, { actor: member(ana), limits, limiter: createMemoryLimiter() });
  const to = (n: number) => withRosa({ externalAgentEmail: `r${n}@x.mx`, percentage: 1 });
  await shareCommission.perform(ctx, to(1));
  await shareCommission.perform(ctx, to(2));
  await expect(shareCommission.perform(ctx, to(3))).rejects.toMatchObject({
    code: 'request.too_many',
  });
  expect(await active()).toHaveLength(2);
});
