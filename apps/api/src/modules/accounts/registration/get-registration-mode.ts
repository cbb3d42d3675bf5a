import type { RegistrationMode } from '@pbr/schemas/account/write';
import type { ServiceContext } from '../../../lib/context.ts';

/** Who may register here, so that a form that would be refused is not shown. */
export async function getRegistrationMode(ctx: ServiceContext): Promise<RegistrationMode> {
  return ctx.registration;
}
