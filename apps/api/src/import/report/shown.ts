const LONGEST = 60;

/** Makes control characters and invisible signs visible, so that a text of a file cannot steer the terminal that shows it. */
export const escaped = (text: string) =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(
      /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu,
      (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
    );

/** Shortens a text of the file for quoting it in a message. */
export function shown(text: string): string {
  const characters = [...escaped(text)];
  return characters.length > LONGEST
    ? `${characters.slice(0, LONGEST - 1).join('')}…`
    : characters.join('');
}
