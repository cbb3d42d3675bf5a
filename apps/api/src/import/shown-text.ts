import { Parser } from 'htmlparser2';

/** One line of a text that may have several. */
export const oneLine = (text: string) =>
  text
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** Elements with an empty line around them. */
const PARAGRAPHS = new Set(['blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);
/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article aside center dd div dl dt figcaption figure footer form header li main nav ol pre section table tr ul'.split(
    ' ',
  ),
);
const CELLS = new Set(['td', 'th']);
/** Elements whose content nobody sees in a page. */
const UNSEEN = new Set(['head', 'iframe', 'noscript', 'script', 'style', 'title', 'video']);
const OTHERS =
  'a abbr b big body br caption cite code col colgroup del em font hr html i img ins label link mark meta o:p q s small span strike strong sub sup tbody tfoot thead tt u'.split(
    ' ',
  );

const NAMES = [...PARAGRAPHS, ...BLOCKS, ...CELLS, ...UNSEEN, ...OTHERS].join('|');
/** The inside of a tag. Anything else between angle brackets is text, as in 'm2 <100 y >50'. */
const INSIDE = `/?(?:${NAMES})(?=[\\s/>])[^<>]*>|!--`;
const TAG = new RegExp(`<(?:${INSIDE})`, 'iu');
const NO_TAG = new RegExp(`<(?!${INSIDE})`, 'giu');
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/iu;
/** Elements that make lines; without any, the text's own line breaks do. */
const BREAK = new RegExp(`<(?:br|${[...PARAGRAPHS, ...BLOCKS].join('|')})(?=[\\s/>])`, 'iu');

/** Longer descriptions are refused anyway. */
const LONGEST = 100_000;

/** The text that a browser would show of a description in HTML; a plain text stays as it is. */
export function shownText(description: string): string {
  const hasTags = TAG.test(description);
  if ((!hasTags && !REFERENCE.test(description)) || description.length > LONGEST)
    return description;
  const text = seenOf(description);
  // Some exports escape the tags or the references as well.
  return !hasTags && (TAG.test(text) || REFERENCE.test(text)) ? seenOf(text) : text;
}

function seenOf(html: string): string {
  const lines = new Lines(!BREAK.test(html));
  /** For each open list the number of its last item; null when its items have none. */
  const lists: (number | null)[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen += 1;
      else if (name === 'br') lines.end();
      else if (CELLS.has(name)) lines.add(' ');
      else if (PARAGRAPHS.has(name) && lists.length === 0) lines.endParagraph();
      else if (PARAGRAPHS.has(name) || BLOCKS.has(name)) lines.endIfBegun();
      if (name === 'ul') lists.push(null);
      else if (name === 'ol') lists.push(0);
      else if (name === 'li') lines.mark(markOf(lists));
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      else if (PARAGRAPHS.has(name) && lists.length === 0) lines.endParagraph();
      else if (PARAGRAPHS.has(name) || BLOCKS.has(name)) lines.endIfBegun();
      if (name === 'ul' || name === 'ol') lists.pop();
    },
    ontext(text) {
      if (unseen === 0) lines.add(text);
    },
  });
  parser.end(html.replaceAll(NO_TAG, '&lt;'));
  return lines.text();
}

function markOf(lists: (number | null)[]): string {
  const last = lists.at(-1) ?? null;
  if (last === null) return '• ';
  lists[lists.length - 1] = last + 1;
  return `${last + 1}. `;
}

class Lines {
  readonly #keepsBreaks: boolean;
  readonly #lines: string[] = [];
  #line = '';
  /** Stands before the next words. */
  #mark = '';

  constructor(keepsBreaks: boolean) {
    this.#keepsBreaks = keepsBreaks;
  }

  add(text: string): void {
    const words = this.#keepsBreaks ? text : text.replaceAll(/\s+/gu, ' ');
    if (this.#line === '' && words.trim() === '' && !this.#keepsBreaks) return;
    this.#line += this.#mark + words;
    this.#mark = '';
  }

  mark(mark: string): void {
    this.#mark = mark;
  }

  end(): void {
    this.#lines.push(this.#line.trim());
    this.#line = '';
  }

  endIfBegun(): void {
    if (this.#line !== '') this.end();
  }

  endParagraph(): void {
    this.endIfBegun();
    this.#lines.push('');
  }

  text(): string {
    return [...this.#lines, this.#line]
      .flatMap((line) => line.split('\n'))
      .map((line) => line.replaceAll('\u00a0', ' ').trim())
      .join('\n')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim();
  }
}
