import { composeMail, type MailBody, type MailSender } from '../../mail/mail-layout.ts';
import { reasonOf } from './hand-over-mails.ts';

interface ListingHandOver {
  listing: { id: string; name: string; inquiries: number };
  from: string;
  to: string;
  sender: MailSender;
}

/** To the new owner of one listing. */
export function listingReceivedMail({
  listing,
  from,
  to,
  sender,
}: Omit<ListingHandOver, 'from'> & { from: string | null }): MailBody {
  const source = from === null ? '' : ` que llevaba ${from}`;
  return composeMail({
    subject: `Ahora llevas ${listing.name}`,
    preview: `La administración te pasó una propiedad${source}.`,
    sender,
    reason: reasonOf(sender),
    blocks: [
      { kind: 'heading', text: 'Ahora llevas una propiedad más' },
      `Hola, ${to}: la administración te pasó una propiedad${source}. Sus consultas nuevas te llegan a ti, y sus comisiones compartidas siguen contigo.`,
      {
        kind: 'facts',
        facts: [
          { label: 'Propiedad', value: listing.name },
          { label: 'Consultas sin responder', value: String(listing.inquiries) },
        ],
      },
      {
        kind: 'button',
        label: 'Ver la propiedad',
        href: `${sender.origin}/properties/${listing.id}`,
      },
    ],
  });
}

/** To the previous owner of one listing. */
export function listingGivenMail({ listing, from, to, sender }: ListingHandOver): MailBody {
  return composeMail({
    subject: `${to} lleva ahora ${listing.name}`,
    preview: 'La administración hizo un cambio.',
    sender,
    reason: reasonOf(sender),
    blocks: [
      { kind: 'heading', text: `${to} lleva ahora una de tus propiedades` },
      `Hola, ${from}: la administración hizo un cambio: ${to} lleva desde hoy esta propiedad, con sus consultas y comisiones compartidas. Las demás siguen contigo. Si crees que es un error, escríbenos.`,
      { kind: 'facts', facts: [{ label: 'Propiedad', value: listing.name }] },
    ],
  });
}
