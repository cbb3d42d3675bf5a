import { loggedOutSchema } from '@pbr/schemas/account/session';
import { action } from '../../action/action.ts';

/** Ends this session at once; a second time changes nothing. */
export const logOut = action({
  access: 'public',
  output: loggedOutSchema,
  run: async ({ session }) => {
    await session.end();
    return { ok: true } as const;
  },
});
