import { createReadStream } from 'node:fs';
import { decoderOf } from './decoder.ts';

export interface Line {
  /** Counted from 1, as editors do. */
  number: number;
  text: string;
  /** True when the line was longer than LINE_MAX and only its start was kept. */
  isCut: boolean;
  /** The last line of a file that does not end with a line break. */
  isOpen?: true;
}

/** In characters. No listing is that long, and a file without line breaks must not fill the memory. */
export const LINE_MAX = 1_000_000;

/** Yields the lines of a file, chunk by chunk, without their ends; `onBytes` receives the size of each chunk. */
export async function* readLines(
  path: string,
  encoding: string,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<Line[]> {
  const decoder = decoderOf(encoding);
  const splitter = new LineSplitter();
  for await (const chunk of createReadStream(path, { highWaterMark: 128 * 1024 })) {
    const bytes = chunk as Buffer;
    onBytes(bytes.length);
    yield splitter.push(decoder.decode(bytes, { stream: true }));
  }
  yield splitter.push(decoder.decode());
  yield splitter.end();
}

class LineSplitter {
  #number = 1;
  #rest = '';
  #isCut = false;
  /** Undefined until the first text has come. */
  #endsInReturns: boolean | undefined;
  /** A carriage return at the end of a chunk, of which the line feed may follow. */
  #held = '';

  push(text: string): Line[] {
    if (text === '') return [];
    this.#endsInReturns ??= endsInReturns(text);
    if (!this.#endsInReturns) return this.#cut(text.split('\n'));
    const whole = this.#held + text;
    this.#held = whole.endsWith('\r') ? '\r' : '';
    return this.#cut(whole.slice(0, whole.length - this.#held.length).split(/\r\n|\r|\n/u));
  }

  end(): Line[] {
    const lines = this.#held === '' ? [] : this.#cut(['', '']);
    return this.#rest === '' ? lines : [...lines, { ...this.#take(), isOpen: true }];
  }

  #cut(pieces: string[]): Line[] {
    const last = pieces.pop() ?? '';
    const lines = pieces.map((piece) => {
      this.#append(piece);
      return this.#take();
    });
    this.#append(last);
    return lines;
  }

  #append(piece: string): void {
    const room = LINE_MAX - this.#rest.length;
    if (piece.length > room) this.#isCut = true;
    this.#rest += piece.slice(0, room);
  }

  #take(): Line {
    const line = {
      number: this.#number,
      text: this.#rest.replace(/\r+$/u, ''),
      isCut: this.#isCut,
    };
    this.#number += 1;
    this.#rest = '';
    this.#isCut = false;
    return line;
  }
}

/** Excel for Mac ends rows with a carriage return alone; the first line break outside quotes tells. */
function endsInReturns(text: string): boolean {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\n') return false;
    else if (!isQuoted && sign === '\r') return !/^\r+\n/u.test(text.slice(at, at + 4));
  }
  return false;
}
