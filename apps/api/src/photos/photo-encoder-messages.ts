import type { ErrorCode } from '@pbr/schemas/errors';
import type { EncodedPhoto, PhotoFile } from './encode-photo.ts';

/** The encoder makes of a photo its files in every width, square ones, one more file of a stored one, or nothing, which tells whether it can be decoded. */
export interface Encoded {
  photo: EncodedPhoto;
  squares: PhotoFile[];
  file: PhotoFile;
  nothing: null;
}
export type PhotoEncoding = keyof Encoded;

/** The path of an uploaded photo or of a stored file, and the folder of the files made from it. */
export interface EncoderTask {
  path: string;
  folder: string;
  /** The name of one more file: '1080.webp'. */
  name?: string;
  /** The sides of the squares, in pixels. */
  sides?: readonly number[];
}

/** A task as the server sends it to the encoder process. */
export interface SentTask extends EncoderTask {
  id: number;
  encoding: PhotoEncoding;
}

/** The encoder's answer: the result, or the code of the error. */
export type EncoderAnswer = { id: number } & (
  | { made: Encoded[PhotoEncoding] }
  | { code: ErrorCode }
);
