import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../security/actor.ts';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { externalShareForm } from '../../../testing/data/share-form.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { getAgreementByLink } from '../overviews/get-agreement.ts';
import { declineShareByLink } from './answer-share.ts';
import { shareCommission } from './share-commission.ts';
import { addLink, voidLinks } from './share-links.ts';
import { updateShare } from './update-share.ts';
import { withdrawShare } from './withdraw-share.ts';

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

const as = (actor: Actor) => testContext(t.db, { actor });
const toRosa = async () => {
  const form = { propertyId, ...externalShareForm() };
  const { id } = await shareCommission.perform(as(member(ana)), form);
  return { id, token: tokenIn((await outboxOf(t.db)).at(-1)) };
};
/** The token of one more link. */
const another = async (id: string) =>
  (await addLink(as(member(ana)), { id })).link.split('/agreement/')[1] ?? '';
const read = (token: string) => getAgreementByLink(as(visitor), { token });
const notThere = { code: 'agreement.not_found' };

describe('an agent from outside', () => {
  test('has up to five links, until all are voided', async () => {
    const { id, token } = await toRosa();
    const tokens = [token];
    for (let made = 1; made < 5; made += 1) tokens.push(await another(id));
    for (const each of tokens) expect(await read(each)).toMatchObject({ id });
    await expect(another(id)).rejects.toMatchObject({ code: 'share.too_many_links' });
    expect(await voidLinks(as(member(ana)), { id })).toEqual({ id });
    for (const each of tokens) await expect(read(each)).rejects.toMatchObject(notThere);
    expect(await read(await another(id))).toMatchObject({ id });
  });

  test('gets a new link with each mail, in place of the oldest of five', async () => {
    const { id, token } = await toRosa();
    const second = await another(id);
    for (let made = 2; made < 5; made += 1) await another(id);
    await updateShare.perform(as(member(ana)), { id, percentage: 3 });
    await expect(read(token)).rejects.toMatchObject(notThere);
    expect(await read(second)).toMatchObject({ id });
    expect(await read(tokenIn((await outboxOf(t.db)).at(-1)))).toMatchObject({ id });
  });

  test('loses the links when the e-mail changes', async () => {
    const { id, token } = await toRosa();
    const passedOn = await another(id);
    const form = { percentage: 2.5, externalAgentEmail: 'nueva@correo.mx' };
    await updateShare.perform(as(member(ana)), { id, ...form });
    for (const each of [token, passedOn]) await expect(read(each)).rejects.toMatchObject(notThere);
    expect(await read(tokenIn((await outboxOf(t.db)).at(-1)))).toMatchObject({ id });
  });

  test('loses the links to a declined share when they are voided', async () => {
    const { id, token } = await toRosa();
    await declineShareByLink(as(visitor), { token, version: 1, name: 'Rosa Bautista' });
    expect(await read(token)).toMatchObject({ state: 'declined' });
    await voidLinks(as(member(ana)), { id });
    await expect(read(token)).rejects.toMatchObject(notThere);
  });

  test('is the only one who gets a link', async () => {
    const terms = { propertyId, agentId: luis, percentage: 2.5 };
    const { id } = await shareCommission(as(member(ana)), terms);
    await expect(addLink(as(member(ana)), { id })).rejects.toMatchObject({
      code: 'share.not_external',
    });
    await expect(addLink(as(member(luis)), { id })).rejects.toMatchObject({
      code: 'share.forbidden',
    });
    const rosa = await toRosa();
    for (const call of [addLink, voidLinks])
      await expect(call(as(member(luis)), { id: rosa.id })).rejects.toMatchObject({
        code: 'share.not_found',
      });
    expect(await read(rosa.token)).toMatchObject({ id: rosa.id });
    await withdrawShare(as(member(ana)), { id: rosa.id });
    await expect(addLink(as(member(ana)), { id: rosa.id })).rejects.toMatchObject({
      code: 'share.ended',
    });
  });
});
