import { readFileSync } from 'node:fs';

/** The lines of a corpus of what people write, as arrays of their fields; `\uXXXX` stands for that character. */
export function readCorpus(name: 'telephones' | 'people'): string[][] {
  const text = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => line.split('\t').map(unescaped));
}

const unescaped = (field: string) =>
  field.replaceAll(/\\u([0-9a-f]{4})/gu, (_escape, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
