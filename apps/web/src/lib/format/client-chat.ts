import { linkedChatUrl } from './phone-links.ts';

interface Client {
  clientName: string;
  clientPhoneLink?: string | undefined;
}

interface Writer {
  firstName: string;
  lastName: string;
}

/** A chat with a client, with a first message that says who writes and why: 'por tu consulta sobre …'. */
export function clientChatUrl(
  { clientName, clientPhoneLink }: Client,
  { firstName, lastName }: Writer,
  company: string,
  reason: string,
): string | null {
  const [client = clientName] = clientName.trim().split(/\s+/u);
  return linkedChatUrl(
    clientPhoneLink,
    `Hola, ${client}: soy ${firstName} ${lastName}, de ${company}. Te escribo ${reason}.`,
  );
}

interface InquiredListing {
  name: string;
  neighborhood: string;
  city: string;
}

/** The reason to write to a client who asked about a listing. */
export function aboutListing({ name, neighborhood, city }: InquiredListing): string {
  return `por tu consulta sobre “${name}”, en ${[...new Set([neighborhood, city])].join(', ')}`;
}
