import type { PropertyDetail } from '@pbr/schemas/property/read';
import { chatUrl } from '../../../../lib/format/phone-links.ts';
import { propertyAddress } from '../property-address.ts';

/** A WhatsApp chat with the listing's agent, or `null` without a number that WhatsApp could find. */
export function agentChatUrl(property: PropertyDetail): string | null {
  const text = `Hola, me interesa “${property.name}”, en ${propertyAddress(property)}. ¿Sigue disponible?`;
  return chatUrl(property.ownerWhatsapp, text) ?? chatUrl(property.owner.phone, text);
}
