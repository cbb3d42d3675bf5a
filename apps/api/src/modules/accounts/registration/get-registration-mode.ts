import { registrationModeSchema } from '@pbr/schemas/account/write';
import { action } from '../../../action/action.ts';

/** Tells who may register, so that the web hides a form the server would refuse. */
export const getRegistrationMode = action({
  access: 'public',
  output: registrationModeSchema,
  run: async ({ registration }) => registration,
});
