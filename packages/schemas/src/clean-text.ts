/** Line breaks in whatever form, except that `\r\n` stays what it is. */
const BREAKS = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/gu;

/**
 * Controls, halves of characters and invisible signs of format, tabs and line breaks apart. The first groups are kept: an emoji that is
 * joined to the next one, a flag of tags, and joiners inside Arabic script.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- these characters are exactly what goes
  /(\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?\u200D(?=\p{Extended_Pictographic})|\u{1F3F4}[\u{E0020}-\u{E007E}]{1,9}\u{E007F}|\p{Script=Arabic}[\u200C\u200D](?=\p{Script=Arabic}))|[\u0000-\u0008\u000E-\u001F\u007F-\u009F]|\p{Cf}|\p{Cs}/gu;

/** A character that can be seen. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** The text without what cannot be seen, in normal form and without blanks around it; '' when nothing can be seen. */
export function cleanParagraph(text: string): string {
  const clean = text.replaceAll(BREAKS, '\n').replaceAll(INVISIBLE, '$1').normalize('NFC').trim();
  return VISIBLE.test(clean) ? clean : '';
}

/** An accent that stands alone between letters is the apostrophe that was meant: 'O´Higgins'. */
const LONE_ACCENT = /(?<=\p{L})[´`](?=\p{L})/gu;

/** The same in one line: line breaks and tabs become a blank. */
export const cleanLine = (text: string) =>
  cleanParagraph(text)
    .replaceAll(/[\n\r\t]+/gu, ' ')
    .replaceAll(LONE_ACCENT, "'");
