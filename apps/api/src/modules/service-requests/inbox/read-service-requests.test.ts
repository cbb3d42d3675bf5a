import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { aServiceRequest, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import {
  countWaitingServiceRequests,
  getServiceRequest,
  listServiceRequests,
} from './read-service-requests.ts';

const t = await databaseSuite();
const { id } = await aServiceRequest(t.db);
const { id: agentId } = await aUser(t.db);

test.each([
  ['is listed', (ctx) => listServiceRequests(ctx, {})],
  ['is counted', (ctx) => countWaitingServiceRequests(ctx)],
  ['is read', (ctx) => getServiceRequest(ctx, { id })],
] satisfies [string, (ctx: ReturnType<typeof testContext>) => Promise<unknown>][])(
  "a visitor's service request %s for admins only, through every door",
  async (_case, read) => {
    for (const [actor, code] of [
      [visitor, 'session.required'],
      [member(agentId), 'admin.required'],
    ] as const)
      await expect(read(testContext(t.db, { actor }))).rejects.toMatchObject({ code });
    await expect(read(testContext(t.db, { actor: admin(randomUUID()) }))).resolves.toBeDefined();
  },
);
