const MEXICO = '52';
/** The server's spelling: '+52 55 5555 0101 ext. 2001'. */
const EXTENSION = ' ext. ';

/**
 * The digits of a phone number with its country code, or `null` if the country is unknown.
 * Ten digits without a country code are Mexican. Since 2019 all Mexican numbers are dialled as 52 and ten digits; the old prefixes
 * (01 long distance, 044 and 045 to a mobile, the 1 after 52) still appear in many lists of contacts but no longer connect.
 */
export function internationalDigits(phone: string): string | null {
  const [number = ''] = phone.split(EXTENSION);
  const digits = number.replaceAll(/\D/gu, '');
  const isForeign = /^\s*(\+|00)/u.test(number);
  const mexican = /^(?:(?:00)?52(?:1)?|01|044|045)?(\d{10})$/u.exec(digits)?.[1];
  if (mexican !== undefined && (!isForeign || /^(00)?52/u.test(digits))) return MEXICO + mexican;
  if (!isForeign) return null;
  return digits.replace(/^00/u, '');
}

/** A link that dials; a number with an unknown country is dialled as written. */
export function dialUrl(phone: string): string {
  const digits = internationalDigits(phone);
  const [number = '', extension] = phone.split(EXTENSION);
  const dialled = digits === null ? number.replaceAll(/\D/gu, '') : `+${digits}`;
  return extension === undefined ? `tel:${dialled}` : `tel:${dialled};ext=${extension}`;
}

/** The same for a client, whose telephone the server has read: 'tel:+525555550101;ext=2001'. WhatsApp has no extensions. */
export function linkedChatUrl(link: string | undefined, text: string): string | null {
  const digits = /^tel:\+(\d+)/u.exec(link ?? '')?.[1];
  return digits === undefined ? null : chatWith(digits, text);
}

const chatWith = (digits: string, text: string) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;

/** A link to a WhatsApp chat with this number and a prepared text; `null` if WhatsApp could not find the number. */
export function chatUrl(phone: string | null, text: string): string | null {
  const digits = phone === null ? null : internationalDigits(phone);
  return digits === null ? null : chatWith(digits, text);
}
