import type { ServiceContext } from '../../lib/context.ts';
import { qrCode } from '../../photos/qr-code.ts';
import { getProperty } from '../properties/listings/get-property.ts';

/** The QR code of a listing's page as SVG, for the printed listing. Only a page that everybody may see has one. */
export async function getListingCode(ctx: ServiceContext, { id }: { id: string }): Promise<string> {
  const property = await getProperty({ ...ctx, actor: { kind: 'visitor' } }, { id });
  return qrCode(`${ctx.publicOrigin}/properties/${property.id}`);
}
