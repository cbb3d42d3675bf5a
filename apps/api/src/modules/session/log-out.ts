import { loggedOutSchema } from '@pbr/schemas/account/session';
import { operation } from '../../operation/operation.ts';

/** Ends this session at once; a second time changes nothing. */
export const logOut = operation({
  access: 'public',
  output: loggedOutSchema,
  run: async ({ session }) => {
    await session.end();
    return { ok: true } as const;
  },
});
