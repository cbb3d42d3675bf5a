/** The markers of a JPEG that say where its rows are (ITU T.81, table B.1). */
export const MARKERS = { tables: 0xc4, end: 0xd9, scan: 0xda, restartInterval: 0xdd } as const;

export interface JpegSegment {
  marker: number;
  /** The position of `body` in the file. */
  at: number;
  body: Uint8Array;
}

/** The segments of a JPEG up to its end, without the compressed data behind the header of a scan. */
export function* segments(file: Uint8Array): Generator<JpegSegment> {
  let at = nextMarker(file, 2);
  while (at + 1 < file.length) {
    const marker = file[at + 1] ?? 0;
    const length = hasBody(marker) ? Math.max(2, uint16(file, at + 2)) : 0;
    yield { marker, at: at + 4, body: file.subarray(at + 4, at + 2 + length) };
    if (marker === MARKERS.end) return;
    at = nextMarker(file, at + 2 + length);
  }
}

/** The position of the next marker; in compressed data 0xff followed by zero is a value. The length of the data if there is none. */
export function nextMarker(data: Uint8Array, from: number): number {
  let at = data.indexOf(0xff, from);
  while (at !== -1 && (data[at + 1] === 0 || data[at + 1] === 0xff))
    at = data.indexOf(0xff, at + 1);
  return at === -1 ? data.length : at;
}

export const isRestart = (marker: number | undefined) =>
  marker !== undefined && marker >= 0xd0 && marker <= 0xd7;
const hasBody = (marker: number) => marker > 0x01 && (marker < 0xd0 || marker > 0xd9);

export const uint16 = (data: Uint8Array, at: number) =>
  ((data[at] ?? 0) << 8) | (data[at + 1] ?? 0);
