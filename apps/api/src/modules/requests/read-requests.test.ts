import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { admin, member, testContext, visitor } from '../../testing/context.ts';
import { aRequest, aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { countWaitingRequests } from './count-waiting-requests.ts';
import { getRequest } from './get-request.ts';
import { listRequests } from './list-requests.ts';

const t = await databaseSuite();
const { id } = await aRequest(t.db);
const { id: agentId } = await aUser(t.db);

test.each([
  ['is listed', (ctx) => listRequests(ctx, {})],
  ['is counted', (ctx) => countWaitingRequests(ctx)],
  ['is read', (ctx) => getRequest(ctx, { id })],
] satisfies [string, (ctx: ReturnType<typeof testContext>) => Promise<unknown>][])(
  "a visitor's request %s for admins only, through every door",
  async (_case, read) => {
    for (const [actor, code] of [
      [visitor, 'session.required'],
      [member(agentId), 'admin.required'],
    ] as const)
      await expect(read(testContext(t.db, { actor }))).rejects.toMatchObject({ code });
    await expect(read(testContext(t.db, { actor: admin(randomUUID()) }))).resolves.toBeDefined();
  },
);
