import * as z from 'zod/mini';
import { cleanLine } from './clean-text.ts';
import { readers } from './readers.ts';

/** Counted with the code of the country, of any country. */
const FEWEST_DIGITS = 7;
/** Characters of the longest telephone with its extension. */
export const LONGEST_PHONE = 30;
/** The most characters kept of a client's text that is not a telephone. */
const LONGEST_KEPT = 120;
/** Room for what people paste: two numbers with words, or a link with a text. */
const LONGEST_TYPED = 1000;

export const UNREADABLE_PHONE = 'Escribe el teléfono con lada, por ejemplo 55 1234 5678.';

/** Said beside a client's text that was kept although it is not a telephone. */
export const UNREAD_PHONE = 'no se pudo leer como teléfono';

/** Whether the text is a telephone; without the reader, whether it has the digits for one. */
export function isTelephone(text: string): boolean {
  const reader = readers();
  if (reader) return reader.telephone(text) !== undefined;
  return text.replaceAll(/\P{Nd}/gu, '').length >= FEWEST_DIGITS;
}

const spelled = (typed: string) => readers()?.telephone(typed)?.text ?? cleanLine(typed);

/** A telephone that the person who types it can correct: one that cannot be read is refused. */
export const phoneSchema = z
  .string('Escribe un teléfono.')
  .check(
    z.maxLength(LONGEST_TYPED, `Usa ${LONGEST_PHONE} caracteres como máximo.`),
    z.overwrite(spelled),
    z.maxLength(LONGEST_PHONE, `Usa ${LONGEST_PHONE} caracteres como máximo.`),
    z.refine(isTelephone, UNREADABLE_PHONE),
  );

/** A client's telephone: a text that cannot be read is kept, because a client is worth more than a number. */
export const clientPhoneSchema = z
  .string('Escribe un teléfono.')
  .check(z.overwrite((typed) => spelled(typed.slice(0, LONGEST_TYPED)).slice(0, LONGEST_KEPT)));

/** Digits with anything but letters between them. */
const NUMBER = /[+(]{0,2}\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd})+/gu;
/** The code of Mexico, which most people leave out. */
const OWN_CODE = /^\+52/u;

/** A search in which each telephone, or part of one, is its digits alone: '55 1234-5678' and '+52 1 55 …' are '5512345678'. */
export function barePhones(search: string): string {
  return search.replace(NUMBER, (typed) => {
    const read = readers()?.telephone(typed)?.text ?? typed;
    return read.replace(OWN_CODE, '').replaceAll(/\P{Nd}/gu, '');
  });
}

interface Client {
  clientPhone: string | null;
  clientPhoneLink?: string;
}

/** The link that dials a client: 'tel:+525555550101;ext=2001', absent when their text cannot be dialled. */
export const clientPhoneLink = z.exactOptional(z.string());

/** For the schema of an answer about a client: the server adds the link. */
export const linkPhone = z.overwrite<Client>((client) => {
  const read = readers()?.telephone(client.clientPhone ?? '');
  return read ? { ...client, clientPhoneLink: read.link } : client;
});
