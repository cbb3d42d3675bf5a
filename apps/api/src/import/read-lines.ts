import { createReadStream } from 'node:fs';

export interface Line {
  /** Counted from 1, as editors do. */
  number: number;
  text: string;
  /** True when the line was longer than LINE_MAX and only its start was kept. */
  isCut: boolean;
}

/** In characters. No listing is that long, and a file without line breaks must not fill the memory. */
export const LINE_MAX = 1_000_000;

/** Yields the lines of a file, chunk by chunk, without their ends (LF or CRLF); `onBytes` receives the size of each chunk. */
export async function* readLines(
  path: string,
  encoding: string,
  onBytes: (count: number) => void,
): AsyncGenerator<Line[]> {
  // The decoder drops a byte order mark.
  const decoder = new TextDecoder(encoding);
  const splitter = new LineSplitter();
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
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

  push(text: string): Line[] {
    const pieces = text.split('\n');
    const last = pieces.pop() ?? '';
    const lines = pieces.map((piece) => {
      this.#append(piece);
      return this.#take();
    });
    this.#append(last);
    return lines;
  }

  end(): Line[] {
    return this.#rest === '' ? [] : [this.#take()];
  }

  #append(piece: string): void {
    const room = LINE_MAX - this.#rest.length;
    if (piece.length > room) this.#isCut = true;
    this.#rest += piece.slice(0, room);
  }

  #take(): Line {
    const line = { number: this.#number, text: this.#rest.replace(/\r$/u, ''), isCut: this.#isCut };
    this.#number += 1;
    this.#rest = '';
    this.#isCut = false;
    return line;
  }
}
