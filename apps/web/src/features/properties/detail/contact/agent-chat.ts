import type { PropertyDetail } from '@pbr/schemas/property/read';
import { chatUrl } from '../../../../lib/format/phone-links.ts';
import { propertyAddress } from '../property-address.ts';

/** A WhatsApp chat with the listing's agent, or `null` without a number that WhatsApp could find. */
export function agentChatUrl(property: PropertyDetail): string | null {
  const { hideStreet, name } = property;
  const shown = hideStreet ? { ...property, street: '', number: null } : property;
  const text = `Hola, me interesa «${name}», en ${propertyAddress(shown)}. ¿Sigue disponible?`;
  return chatUrl(property.ownerWhatsapp, text) ?? chatUrl(property.owner.phone, text);
}
