import { registrationModeSchema } from '@pbr/schemas/account/write';
import { operation } from '../../../operation/operation.ts';

/** Tells who may register, so that the web hides a form the server would refuse. */
export const getRegistrationMode = operation({
  access: 'public',
  output: registrationModeSchema,
  run: async ({ registration }) => registration,
});
