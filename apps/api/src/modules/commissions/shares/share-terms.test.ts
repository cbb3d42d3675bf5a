import { commissionShareChanges } from '@pbr/db/schema/commissions/commission-share-changes';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { member, testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { updateEmployeeRow } from '../../employees/employee.queries.ts';
import { defaultCompany } from '../../settings/default-settings.ts';
import { deleteSetting, storeSetting } from '../../settings/settings.queries.ts';
import { listSharedByMe } from '../overviews/list-shares.ts';
import { endShares } from '../share-write.queries.ts';
import { shareCommission } from './share-commission.ts';
import { updateShare } from './update-share.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let ana: string;
let luis: string;
let propertyId: string;
const t = await databaseSuite({ clear: ['users', 'properties', 'commission_shares'] });
beforeEach(async () => {
  await clearOutbox(t.db);
  ana = (await aUser(t.db)).id;
  luis = (await aUser(t.db)).id;
  ({ id: propertyId } = await aProperty(t.db, { ownerId: ana, salePrice: '8000000' }));
});

const as = () => testContext(t.db, { actor: member(ana), now: () => now });
const share = (change: object = {}) =>
  shareCommission.perform(as(), { propertyId, agentId: luis, percentage: 2.5, ...change });
const history = async (id: string) =>
  t.db
    .select()
    .from(commissionShareChanges)
    .where(eq(commissionShareChanges.shareId, id))
    .orderBy(asc(commissionShareChanges.id));

test('keeps the total and the part, by which the amount is exact, in the history and the mail, too', async () => {
  const part = { percentage: '1.84', commissionTotal: '5.25', commissionPart: '35.00' };
  const stored = await share({ ...part, commissionTotal: 5.25, commissionPart: '35' });
  expect(stored).toMatchObject({ ...part, amount: '147000.00' });
  expect(await history(stored.id)).toMatchObject([part]);
  const [mail] = await outboxOf(t.db);
  for (const words of ['1.84 % (35 % de 5.25 %)', '$147,000'])
    expect(mail?.text, words).toContain(words);
  const { totals } = await listSharedByMe.perform(as(), {});
  expect(totals).toEqual([{ currency: 'MXN', amount: '147000.00' }]);
  // The same percentage by itself is another agreement: it comes to more.
  expect(await share({ percentage: 1.84 })).toMatchObject({
    id: stored.id,
    version: 2,
    commissionTotal: null,
    amount: '147200.00',
  });
  expect(await history(stored.id)).toMatchObject([part, { commissionPart: null }]);
});

test('takes the percentage that the release before has changed without its part', async () => {
  const { id } = await share({ commissionTotal: '5', commissionPart: '50' });
  await t.db.update(commissionShares).set({ percentage: '3.00' });
  // The same percentage by itself is the same agreement.
  expect(await share({ percentage: 3 })).toMatchObject({ id, version: 1, amount: '240000.00' });
});

test('change while the agent is being deactivated, and the share ends afterwards', async () => {
  const { id } = await share();
  const blocked = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const change = await t.db.transaction(async (tx) => {
    await updateEmployeeRow(tx, luis, { isActive: false }, now);
    let isOver = false;
    const changing = Promise.allSettled([
      updateShare.perform(as(), { id, percentage: 3 }).finally(() => {
        isOver = true;
      }),
    ]);
    await expect.poll(async () => isOver || (await t.db.execute(blocked)).length > 0).toBe(true);
    await endShares(tx, { agentId: luis }, { event: 'agent_deactivated', actorId: ana, now });
    return { changing };
  });
  expect(await change.changing).toMatchObject([
    { status: 'fulfilled', value: { percentage: '3.00' } },
  ]);
  expect(await history(id)).toMatchObject([
    { event: 'created' },
    { event: 'changed' },
    { event: 'agent_deactivated', percentage: '3.00' },
  ]);
});

test('says in the mail how the agency means the amount', async () => {
  const value = { ...defaultCompany, commissionVat: 'plus' };
  await storeSetting(t.db, 'company', { value, updatedAt: now.toISOString() });
  await share();
  await deleteSetting(t.db, 'company');
  const [mail] = await outboxOf(t.db);
  expect(mail?.text).toContain('$200,000 más IVA');
});
