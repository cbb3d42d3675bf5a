import { expect, test } from 'vitest';
import { AppError } from '../../lib/errors.ts';
import { testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { listAgents } from './list-agents.ts';

const t = await databaseSuite();

test('the public agents are listed even while the session of the visitor cannot be read', async () => {
  const { id } = await aUser(t.db, { isAgent: true });
  const ctx = Object.defineProperty(testContext(t.db), 'actor', {
    get: () => {
      throw new AppError('server.unavailable');
    },
  });
  expect((await listAgents(ctx)).items).toMatchObject([{ id }]);
});
