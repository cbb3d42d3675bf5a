/** A piece of a text: the digits of one number, or of several that only blanks part, and the extension behind it. */
export interface PhoneSegment {
  number: { isForeign: boolean; groups: string[] } | undefined;
  extension: string | undefined;
}

/** Words in front of an extension: 'ext. 33', 'extensión: 7', 'int. 9', ';ext=105', '#12', 'x12'. */
const NAMED =
  /(?<!\p{L})(?:ext(?:ensi[oó]n(?:es)?|n|s)?|int(?:erno)?|anexo|x|#)[ .:=#-]{0,4}(?:n[uú]m\.? |no\.? )?(\d{1,8})(?!\d)/giu;

/** Pauses as telephones store them, right behind the number: '5555550148,,106', ';106', 'p106'. */
const PAUSED = /(?<=\d)(?:[,;]\d{1,6}|[,;pw]{2,9} ?\d{1,6}| ?[pw] ?\d{1,6})(?! ?\d)/giu;

/** Digits with blanks and `().-` between them; a '+' begins a number. */
const NUMBER = /(?:\+[ (]{0,2})?\d+(?:[ ().\-[\]]{1,5}\d+)*/gu;

/** '55/5555 0101': the slash behind an area code parts nothing. */
const SLASHED_AREA = /(?<![\d/] ?)(\(?\d{2,3}\)?) ?\/ ?(?=\d{3,4}[ -]?\d{4}(?! ?[\d/]))/gu;

const MARK = '\uE000';

export function segmentsOf(text: string): PhoneSegment[] {
  const marked = text
    .replaceAll('+', '\n+')
    .replaceAll(SLASHED_AREA, '$1 ')
    .replaceAll(PAUSED, (pause) => `${MARK}${pause.replaceAll(/\D/gu, '')}${MARK}`)
    .replaceAll(NAMED, (_named, digits: string) => `${MARK}${digits}${MARK}`);
  const segments: PhoneSegment[] = [];
  const [head = '', ...pieces] = marked.split(MARK);
  segments.push(...numbersIn(head));
  for (let index = 0; index < pieces.length; index += 2) {
    const last = segments.at(-1);
    const extension = pieces[index];
    if (last && last.extension === undefined) last.extension = extension;
    else if (!last) segments.push({ number: undefined, extension });
    segments.push(...numbersIn(pieces[index + 1] ?? ''));
  }
  return segments;
}

function numbersIn(text: string): PhoneSegment[] {
  return [...text.matchAll(NUMBER)].map(({ 0: found, index }) => {
    const groups = found.match(/\d+/gu) ?? [];
    const number = isDoubtful(text, index, found)
      ? undefined
      : { isForeign: found.startsWith('+'), groups };
    return { number, extension: undefined };
  });
}

/**
 * A letter that touches the digits may be a mistyped one: '55 5555 O116', '5555550116O'. And '55 5555 0148, 106' may end with an
 * extension or with a second line.
 */
function isDoubtful(text: string, index: number, found: string): boolean {
  const before = text.slice(0, index);
  const after = text.slice(index + found.length);
  return /^(?:\p{L}|[,;] +\d{3,6}(?! ?\d))/u.test(after) || /(?:^|[^\p{L}])\p{L}$/u.test(before);
}
