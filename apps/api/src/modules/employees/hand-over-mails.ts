import { composeMail, type MailBody, type MailSender } from '../../mail/mail-layout.ts';

export interface HandOverFacts {
  from: string;
  to: string;
  /** The names of the listings. */
  names: readonly string[];
  /** The number of clients who wait for an answer. */
  inquiries: number;
  /** True when these are all listings of the person. */
  isWhole: boolean;
  sender: MailSender;
}

/** Names this many listings, so that a mail does not list a whole portfolio. */
const NAMED = 10;

/** To the new owner of the listings. */
export function listingsReceivedMail(facts: HandOverFacts): MailBody {
  const { from, to, names, inquiries, isWhole, sender } = facts;
  const what = countOf(names.length);
  const passed = isWhole ? `lo que llevaba ${from}` : `${these(names)}, que llevaba ${from}`;
  return composeMail({
    subject: `Ahora llevas ${what} de ${from}`,
    preview: `${from} te pasa ${what}.`,
    sender,
    reason: reasonOf(sender),
    blocks: [
      { kind: 'heading', text: `Ahora llevas ${what} más` },
      `Hola, ${to}: la administración te pasó ${passed}. Las consultas nuevas te llegan a ti, y las comisiones compartidas siguen contigo.`,
      {
        kind: 'facts',
        facts: [
          { label: 'Propiedades', value: namesOf(names) },
          { label: 'Consultas sin responder', value: String(inquiries) },
        ],
      },
      { kind: 'button', label: 'Ver mis propiedades', href: `${sender.origin}/my-properties` },
    ],
  });
}

/** To the previous owner of the listings. */
export function listingsGivenMail(facts: HandOverFacts & { isDeactivated: boolean }): MailBody {
  const { from, to, names, isWhole, sender, isDeactivated } = facts;
  const what = countOf(names.length);
  const title = `${to} lleva ahora ${isWhole ? 'tus propiedades' : yours(names)}`;
  const passed = isWhole ? 'lo que llevabas tú' : these(names);
  const account = isDeactivated
    ? 'la administración desactivó tu cuenta. Ya no puedes iniciar sesión, y'
    : 'la administración hizo un cambio:';
  return composeMail({
    subject: title,
    preview: `${what} en total.`,
    sender,
    reason: reasonOf(sender),
    blocks: [
      { kind: 'heading', text: title },
      `Hola, ${from}: ${account} ${to} lleva desde hoy ${passed}, con sus consultas y comisiones compartidas. Si crees que es un error, escríbenos.`,
      { kind: 'facts', facts: [{ label: 'Propiedades', value: namesOf(names) }] },
    ],
  });
}

const countOf = (count: number) => (count === 1 ? '1 propiedad' : `${count} propiedades`);
const these = ({ length }: readonly string[]) =>
  length === 1 ? 'esta propiedad' : 'estas propiedades';
const yours = ({ length }: readonly string[]) =>
  length === 1 ? '1 propiedad tuya' : `${length} propiedades tuyas`;
const reasonOf = ({ name }: MailSender) =>
  `Recibes este correo porque tienes o tenías una cuenta en ${name}.`;

function namesOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  const named = names.slice(0, NAMED).join(' · ');
  return more > 0 ? `${named} y ${more} más` : named;
}
