import type { RegistrationMode } from '@pbr/schemas/account/write';
import type { ServiceContext } from '../../../lib/context.ts';

/** Tells who may register, so that the web hides a form the server would refuse. */
export async function getRegistrationMode(ctx: ServiceContext): Promise<RegistrationMode> {
  return ctx.registration;
}
