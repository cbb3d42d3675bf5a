import { randomUUID } from 'node:crypto';
import { bulkChanges } from '@pbr/db/schema/bulk-changes';
import { properties } from '@pbr/db/schema/properties';
import type { BulkChange, BulkPreview } from '@pbr/schemas/bulk-change/bulk-change';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, noStorage, testContext, visitor } from '../../../testing/context.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { setFavorite } from '../../favorites/write-favorites.ts';
import { sendInquiry } from '../../inquiries/sending/send-inquiry.ts';
import { listFeed } from '../catalogue/list-feed.ts';
import { deleteProperty } from '../deleted/delete-property.ts';
import { setPropertyStatus } from '../listings/set-property-status.ts';
import { recordView } from '../views/record-view.ts';
import { changeListings } from './change-listings.ts';
import { getUndoable } from './get-undoable.ts';
import { previewChange } from './preview-change.ts';
import { undoChange } from './undo-change.ts';

const t = await databaseSuite({ clear: ['properties', 'users', 'bulk_changes'], max: 8 });
const clock = aClock('2026-11-23T18:00:00.000Z');
let agent: string;
let boss: string;
beforeEach(async () => {
  clock.set('2026-11-23T18:00:00.000Z');
  agent = (await aUser(t.db, { firstName: 'Ana', lastName: 'López' })).id;
  boss = (await aUser(t.db, { role: 'admin' })).id;
});

const as = (actor = member(agent)) => testContext(t.db, { actor, now: clock.now });
const aListing = (values: Parameters<typeof aProperty>[1] = {}) =>
  aProperty(t.db, { ownerId: agent, ...values });
const stored = async (id: string) => {
  const [row] = await t.db.select().from(properties).where(eq(properties.id, id));
  if (!row) throw new Error('the listing is gone');
  return row;
};
const tenPercentLess = {
  action: 'price',
  direction: 'down',
  by: 'percent',
  value: '10',
  currency: null,
  prices: 'both',
} as const;

const seenIn = ({ items }: BulkPreview) =>
  items.map(({ id, version, ownerId }) => ({ id, version, ownerId }));

/** Sends what a preview shows now. */
async function change(sent: BulkChange, ids: string[], ctx = as(), creationKey = randomUUID()) {
  const preview = await previewChange(ctx, { ...sent, ids });
  return changeListings(ctx, { ...sent, creationKey, listings: seenIn(preview) });
}
const byCount = ([one = 0]: number[], [other = 0]: number[]) => one - other;
const undo = (id: string, ctx = as()) => undoChange(ctx, { id });

const waiting = () =>
  t.db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);

describe('a change', () => {
  test('pauses, and is a new version of each listing, in the feed, without their share pictures', async () => {
    const homes = [await aListing(), await aListing()];
    const ids = homes.map(({ id }) => id);
    const { next: since } = await listFeed.perform(as(visitor), { since: 'now' });
    const removed: string[] = [];
    const storage = { ...noStorage, remove: async (key: string) => void removed.push(key) };
    clock.pass(1000);
    const result = await change({ action: 'pause' }, ids, { ...as(), storage });
    expect(result).toMatchObject({
      action: 'pause',
      left: [],
      items: ids.map((id) => ({ id, version: 2 })),
      undoUntil: '2026-11-23T18:10:01.000Z',
    });
    for (const id of ids) {
      const { isActive, version, updatedAt } = await stored(id);
      expect({ isActive, version }).toEqual({ isActive: false, version: 2 });
      expect(new Date(updatedAt)).toEqual(clock.now());
    }
    const { changes } = await listFeed.perform(as(visitor), { since });
    expect(new Map(changes.map(({ id, change: what }) => [id, what]))).toEqual(
      new Map(ids.map((id) => [id, 'paused'])),
    );
    expect(removed.toSorted()).toEqual(ids.map((id) => `og-${id}`).toSorted());
  });

  test('activates, and keeps the date of publication', async () => {
    const { id, createdAt } = await aListing({ isActive: false });
    await change({ action: 'activate' }, [id]);
    expect(await stored(id)).toMatchObject({ isActive: true, version: 2, createdAt });
  });

  test('publishes a draft if it is complete, says of others what they lack, and undoing gives the draft back', async () => {
    const draft = { isActive: false, isDraft: true, createdAt: '2026-01-01T00:00:00Z' };
    const whole = await aListing(draft);
    const partial = await aListing({ ...draft, name: 'A medias', description: '', state: '' });
    const { id, items, left } = await change({ action: 'activate' }, [whole.id]);
    expect({ items, left }).toMatchObject({ items: [{ id: whole.id, version: 2 }], left: [] });
    const published = await stored(whole.id);
    expect(published).toMatchObject({ isActive: true, isDraft: false });
    expect(new Date(published.createdAt)).toEqual(clock.now());
    expect(await previewChange(as(), { action: 'activate', ids: [partial.id] })).toMatchObject({
      items: [],
      left: [{ name: 'A medias', reason: 'incomplete', lacks: ['Descripción', 'Estado'] }],
    });
    const listings = [{ id: partial.id, version: 1, ownerId: agent }];
    const sent = { action: 'activate', creationKey: randomUUID(), listings } as const;
    expect(await changeListings(as(), sent)).toMatchObject({ left: [{ reason: 'incomplete' }] });
    await undo(id);
    const { createdAt, viewsSince } = whole;
    expect(await stored(whole.id)).toMatchObject({ ...draft, createdAt, viewsSince });
  });

  test('gives a published draft the municipality of its colonia; what somebody wrote stays', async () => {
    const place = { state: 'Ciudad de México', city: 'CDMX', neighborhood: 'Roma Norte' };
    await aListing({ ...place, municipality: 'Cuauhtémoc' });
    const draft = { ...place, isActive: false, isDraft: true };
    const [found, written] = [
      await aListing(draft),
      await aListing({ ...draft, municipality: 'Tlalpan' }),
    ];
    await change({ action: 'activate' }, [found.id, written.id]);
    expect(await stored(found.id)).toMatchObject({ municipality: 'Cuauhtémoc', version: 2 });
    expect(await stored(written.id)).toMatchObject({ municipality: 'Tlalpan' });
  });

  test('writes prices, those in pesos too', async () => {
    await t.db
      .execute(sql`insert into settings (key, value) values ('usdMxnRate', '{"rate": "20", "date": "2026-11-20"}')
      on conflict (key) do update set value = excluded.value`);
    const dollars = await aListing({ salePrice: '350000', currency: 'USD' });
    const both = await aListing({ operationType: 'ambos', rentPrice: '30000' });
    await change({ ...tenPercentLess, prices: 'rent' }, [dollars.id, both.id]);
    expect(await stored(dollars.id)).toMatchObject({
      salePrice: '315000.00',
      saleMxn: '6300000.00',
    });
    expect(await stored(both.id)).toMatchObject({ salePrice: '4500000.00', rentPrice: '27000.00' });
  });

  test('leaves out what changed, was deleted or went to somebody else after the preview, and names it', async () => {
    const [edited, deleted, given, kept] = [
      await aListing({ name: 'Cambiada' }),
      await aListing({ name: 'Borrada' }),
      await aListing({ name: 'Pasada' }),
      await aListing(),
    ];
    const ids = [edited.id, deleted.id, given.id, kept.id];
    const seen = seenIn(await previewChange(as(), { ...tenPercentLess, ids }));
    await setPropertyStatus(as(), { id: edited.id, dealStatus: 'apartada' });
    await deleteProperty(as(), { id: deleted.id });
    await t.db.update(properties).set({ ownerId: boss }).where(eq(properties.id, given.id));
    const creationKey = randomUUID();
    const sent = { ...tenPercentLess, creationKey, listings: seen };
    expect(await changeListings(as(), sent)).toMatchObject({
      items: [{ id: kept.id }],
      left: [
        { name: 'Cambiada', reason: 'changed' },
        { name: 'Borrada', reason: 'deleted' },
        { id: given.id, name: null, reason: 'not_found' },
      ],
    });
    expect(await stored(edited.id)).toMatchObject({ salePrice: '4500000.00' });
  });

  test('of an admin takes the listings of everybody, that of an agent and of a former admin only their own', async () => {
    const [mine, foreign] = [await aListing(), await aProperty(t.db)];
    const listings = [mine, foreign].map(({ id, version, ownerId }) => ({ id, version, ownerId }));
    const pause = (ctx = as()) =>
      changeListings(ctx, { action: 'pause', creationKey: randomUUID(), listings });
    const others = await aUser(t.db);
    expect((await pause(as(member(others.id)))).items).toEqual([]);
    expect((await pause(as(admin(others.id)))).items).toEqual([]);
    expect(await pause()).toMatchObject({
      items: [{ id: mine.id }],
      left: [{ id: foreign.id, name: null, reason: 'not_found' }],
    });
    await change({ action: 'activate' }, [mine.id]);
    expect(
      (await change({ action: 'pause' }, [mine.id, foreign.id], as(admin(boss)))).items,
    ).toHaveLength(2);
    await expect(pause(as(visitor))).rejects.toMatchObject({ code: 'session.required' });
  });

  test('that is sent twice, at once or later, is one change with one answer', async () => {
    const { id } = await aListing();
    const seen = seenIn(await previewChange(as(), { ...tenPercentLess, ids: [id] }));
    const sent = { ...tenPercentLess, creationKey: randomUUID(), listings: seen };
    const [one, two] = await Promise.all([changeListings(as(), sent), changeListings(as(), sent)]);
    expect(one).toEqual(two);
    expect(await changeListings(as(), sent)).toEqual(one);
    expect(one.items).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ salePrice: '4050000.00', version: 2 });
    expect(await t.db.$count(bulkChanges)).toBe(1);
  });

  test("cannot take somebody else's key", async () => {
    const { id } = await aListing();
    const key = randomUUID();
    await change({ action: 'pause' }, [id], as(), key);
    const theirs = as(member((await aUser(t.db)).id));
    const listings = [{ id, version: 1, ownerId: agent }];
    await expect(
      changeListings(theirs, { action: 'activate', creationKey: key, listings }),
    ).rejects.toMatchObject({ fields: { creationKey: 'Usa otra clave.' } });
  });

  test('is made by one of two who make it at once, and told to the other', async () => {
    const ids = [(await aListing()).id, (await aListing()).id];
    const seen = seenIn(await previewChange(as(), { ...tenPercentLess, ids }));
    const send = (listings: typeof seen, ctx = as()) =>
      changeListings(ctx, { ...tenPercentLess, creationKey: randomUUID(), listings });
    const made = await Promise.all([send(seen), send(seen.toReversed(), as(admin(boss)))]);
    expect(made.map(({ items, left }) => [items.length, left.length]).toSorted(byCount)).toEqual([
      [0, 2],
      [2, 0],
    ]);
    for (const id of ids)
      expect(await stored(id)).toMatchObject({ salePrice: '4050000.00', version: 2 });
  });

  test('names a listing that somebody else is just handing over', async () => {
    const { id, version, ownerId, name } = await aListing();
    const listings = [{ id: id.toUpperCase(), version, ownerId }];
    let paused: Promise<unknown> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      const given = { ownerId: boss, version: version + 1 };
      await tx.update(properties).set(given).where(eq(properties.id, id));
      const sent = { action: 'pause', creationKey: randomUUID(), listings } as const;
      paused = changeListings(as(admin(boss)), sent);
      await expect.poll(() => waiting()).not.toHaveLength(0);
    });
    expect(await paused).toMatchObject({ items: [], left: [{ id, name, reason: 'changed' }] });
  });

  test('locks one listing after the other by their ids, so that none waits in a circle', async () => {
    const last = await aListing({ id: 'ffffffff-0000-4000-8000-000000000000' });
    const first = await aListing({ id: '00000000-0000-4000-8000-000000000000' });
    const free = async () => {
      const rows = await t.db.execute<{ id: string }>(
        sql`select id from properties for no key update skip locked`,
      );
      return rows.map(({ id }) => id);
    };
    let made: Promise<unknown> = Promise.resolve();
    const listings = [last, first].map(({ id, version, ownerId }) => ({ id, version, ownerId }));
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`select from properties where id = ${last.id} for no key update`);
      const sent = { ...tenPercentLess, creationKey: randomUUID(), listings };
      made = changeListings(as(), sent);
      await expect.poll(() => waiting()).not.toHaveLength(0);
      expect(await free()).toEqual([]);
    });
    await made;
  });
});

describe('undoing', () => {
  test.each([
    [{ action: 'pause' }, {}],
    [{ action: 'activate' }, { isActive: false }],
    [
      { ...tenPercentLess, prices: 'both' },
      { operationType: 'ambos', rentPrice: '30000.50' },
    ],
  ] as const)('%o restores what was there, as a new version', async (sent, values) => {
    const { id } = await aListing(values);
    const before = await stored(id);
    const { id: made, items } = await change(sent, [id]);
    const { updatedAt: _then, version: _first, ...same } = before;
    const undone = await undo(made);
    expect(undone).toMatchObject({ action: sent.action, items: [{ id, version: 3 }], left: [] });
    const turned = items[0]?.prices.map(({ price, before: old, after }) => ({
      price,
      before: after,
      after: old,
    }));
    expect(undone.items[0]?.prices).toEqual(turned);
    expect(await stored(id)).toMatchObject({ ...same, version: 3 });
  });

  test('happens once, however often it is asked for', async () => {
    const { id } = await aListing();
    const { id: made } = await change({ action: 'pause' }, [id]);
    const tries = await Promise.allSettled([undo(made), undo(made)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(undo(made)).rejects.toMatchObject({ code: 'bulk_change.undone' });
    expect(await stored(id)).toMatchObject({ isActive: true, version: 3 });
  });

  test('is possible for ten minutes', async () => {
    const { id } = await aListing();
    const { id: made } = await change({ action: 'pause' }, [id]);
    clock.pass(10 * 60_000);
    await expect(undo(made)).rejects.toMatchObject({ code: 'bulk_change.too_late' });
    expect(await stored(id)).toMatchObject({ isActive: false });
    clock.pass(-1);
    expect((await undo(made)).items).toHaveLength(1);
  });

  test('leaves what was changed, deleted or given away since, and names it', async () => {
    const [edited, deleted, given, kept] = [
      await aListing({ name: 'Cambiada' }),
      await aListing({ name: 'Borrada' }),
      await aListing({ name: 'Pasada' }),
      await aListing({ name: 'Igual' }),
    ];
    const ids = [edited, deleted, given, kept].map(({ id }) => id);
    const { id: made } = await change(tenPercentLess, ids);
    await change(tenPercentLess, [edited.id]);
    await deleteProperty(as(), { id: deleted.id });
    await t.db.update(properties).set({ ownerId: boss }).where(eq(properties.id, given.id));
    expect(await undo(made)).toMatchObject({
      items: [{ name: 'Igual' }],
      left: [
        { name: 'Cambiada', reason: 'changed' },
        { name: 'Borrada', reason: 'deleted' },
        { name: 'Pasada', reason: 'not_found' },
      ],
    });
    expect(await stored(edited.id)).toMatchObject({ salePrice: '3645000.00' });
  });

  test('a publication leaves what has inquiries, favorites or shares by now, and names it', async () => {
    const draft = { isActive: false, isDraft: true, createdAt: '2026-01-01T00:00:00Z' };
    const [asked, kept, shared, ended, seen] = [
      await aListing({ ...draft, name: 'Con consulta' }),
      await aListing({ ...draft, name: 'En favoritos' }),
      await aListing({ ...draft, name: 'Compartida' }),
      await aListing({ ...draft, name: 'Ya no compartida' }),
      await aListing({ ...draft, name: 'Solo vista' }),
    ];
    const paused = await aListing({ isActive: false, name: 'Pausada, con consulta' });
    const ids = [asked, kept, shared, ended, seen, paused].map(({ id }) => id);
    const { id: made } = await change({ action: 'activate' }, ids);
    for (const propertyId of [asked.id, paused.id])
      await sendInquiry(as(visitor), {
        propertyId,
        clientName: 'Marta',
        clientEmail: 'm@correo.mx',
      });
    await setFavorite(as(member((await aUser(t.db)).id)), {
      propertyId: kept.id,
      isFavorite: true,
    });
    await aShare(t.db, { propertyId: shared.id, ownerId: agent });
    await aShare(t.db, { propertyId: ended.id, ownerId: agent, isActive: false });
    await recordView(as(visitor), { propertyId: seen.id });
    const asPublished = await stored(asked.id);
    expect(await undo(made)).toMatchObject({
      items: [{ name: 'Solo vista' }, { name: 'Pausada, con consulta' }],
      left: ['Con consulta', 'En favoritos', 'Compartida', 'Ya no compartida'].map((name) => ({
        name,
        reason: 'in_use',
      })),
    });
    expect(await stored(asked.id)).toEqual(asPublished);
    expect(await stored(seen.id)).toMatchObject({ isActive: false, isDraft: true });
    expect(await stored(paused.id)).toMatchObject({ isActive: false, isDraft: false });
  });

  test('is for its maker alone, under the rights that they have now', async () => {
    const { id } = await aListing();
    const { id: made } = await change({ action: 'pause' }, [id], as(admin(boss)));
    for (const actor of [member(agent), admin((await aUser(t.db, { role: 'admin' })).id)])
      await expect(undo(made, as(actor))).rejects.toMatchObject({ code: 'bulk_change.not_found' });
    await t.db.execute(sql`update users set role = 'employee' where id = ${boss}`);
    expect(await undo(made, as(admin(boss)))).toMatchObject({
      items: [],
      left: [{ id, reason: 'not_found' }],
    });
    expect(await stored(id)).toMatchObject({ isActive: false });
  });

  test('is offered for the last change that did anything, and no longer once it is undone or too late', async () => {
    const { id, name } = await aListing();
    expect(await getUndoable(as())).toBeNull();
    const { id: first } = await change({ action: 'pause' }, [id]);
    clock.pass(60_000);
    await changeListings(as(), {
      action: 'pause',
      creationKey: randomUUID(),
      listings: [{ id, version: 2, ownerId: agent }],
    });
    const offered = { action: 'pause', count: 1, undoUntil: '2026-11-23T18:10:00.000Z' };
    expect(await getUndoable(as())).toEqual({ id: first, ...offered });
    expect(await getUndoable(as(admin(boss)))).toBeNull();
    clock.pass(9 * 60_000);
    expect(await getUndoable(as())).toBeNull();
    clock.pass(-60_000);
    await undo(first);
    expect(await getUndoable(as())).toBeNull();
    expect((await stored(id)).name).toBe(name);
  });
});
