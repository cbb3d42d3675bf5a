import { readWholeXml } from './read-xml.ts';
import { unescaped } from './cell-text.ts';
import type { ZipParts } from './zip-parts.ts';

/** The texts that cells name by their number, without the phonetic aids of Asian ones. */
export async function readSharedStrings(parts: ZipParts, part: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  await readWholeXml(parts, part, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic += 1;
      else if (name === 't') isText = phonetic === 0;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(text));
      else if (name === 'rPh') phonetic -= 1;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}
