/** A telephone in its stored spelling ('+52 55 5555 0101 ext. 2001') and the link that dials it. */
export interface Telephone {
  text: string;
  link: string;
}

/** Texts that only the server reads; the browser sends them as they were typed. */
interface Readers {
  /** Undefined for a text that is not a telephone. */
  telephone: (typed: string) => Telephone | undefined;
  /** A text whose encoded words ('=?UTF-8?Q?Jos=C3=A9?=') are decoded. */
  encodedWords: (typed: string) => string;
}

let installed: Readers | undefined;

/** The server calls it before it parses anything. */
export function installReaders(readers: Readers): void {
  installed = readers;
}

export const readers = (): Readers | undefined => installed;
