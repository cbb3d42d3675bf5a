/** The text in one script: usual digits, hyphens and blanks, and nothing that cannot be seen. */
export function inOneScript(typed: string): string {
  return (
    typed
      .normalize('NFKC')
      .replaceAll(/[\n\r\v\f\u0085\u2028\u2029]+/gu, '\n')
      .replaceAll(/[\p{Zs}\t]+/gu, ' ')
      .replaceAll(/[\p{C}\p{M}]/gu, (character) => (character === '\n' ? '\n' : ''))
      .replaceAll(/[\p{Pd}\u2212\u00B7\u2022_]/gu, '-')
      // A spreadsheet's '5555550186.0'.
      .replace(/^\s*(\+?\d{8,})[.,]0+\s*$/u, '$1')
  );
}

/** The digits of a link to a chat, with the plus that some links have. */
export const chatNumber = (text: string): string | undefined =>
  CHAT.exec(text)?.[1]?.replace(/^%2B/iu, '+');

/** The number in a link to dial. Other links are left out, because their digits are not a telephone. */
export function withoutLinks(text: string): string {
  const dialled = /^\W*(?:tel|sms|callto):(?:\/\/)?([^?<>"\n]+)/iu.exec(text)?.[1];
  if (dialled !== undefined) return dialled.replace(/^%2B/iu, '+').replaceAll(/%20/gu, ' ');
  return text.replaceAll(/\bhttps?:\/\/\S*/giu, '\n');
}

/** 'https://wa.me/525555550190', 'https://api.whatsapp.com/send?phone=525555550192&text=…': meant to have the country code. */
const CHAT =
  /\b(?:wa\.me\/|(?:(?:api|web)\.whatsapp\.com\/|whatsapp:\/\/)send\/?\?(?:[^\s#]*&)?phone=)((?:\+|%2B)?\d+)(?![\w/])/iu;
