import { SaxesParser } from 'saxes';
import { ImportError } from '../../errors/import-error.ts';
import { damaged, type ZipParts } from './zip-parts.ts';

/** Names come without their prefix: some programs write `x:row` for `row`. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Bytes without the beginning of an element. The parser holds a text until its end, and Excel's cells have 32,767 letters at most. */
const SILENCE_MAX = 8 * 2 ** 20;

/** Reads a part piece by piece and yields the size of each one in bytes. XML that is not well-formed counts as damaged. */
export async function* readXml(
  parts: ZipParts,
  name: string,
  listener: XmlListener,
): AsyncGenerator<number> {
  const parser = new SaxesParser();
  let silence = 0;
  parser.on('opentag', (tag) => {
    silence = 0;
    listener.open?.(localName(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => listener.close?.(localName(tag.name)));
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of parts.read(name)) {
      parser.write(decoder.decode(bytes, { stream: true }));
      silence += bytes.length;
      if (silence > SILENCE_MAX) throw damaged();
      yield bytes.length;
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof ImportError ? error : damaged(error);
  }
}

export async function readWholeXml(
  parts: ZipParts,
  name: string,
  listener: XmlListener,
): Promise<void> {
  for await (const _size of readXml(parts, name, listener));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The attribute of this name, whatever its prefix. */
export function attributeOf(
  attributes: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const key = Object.keys(attributes).find((full) => localName(full) === name);
  return key === undefined ? undefined : attributes[key];
}
