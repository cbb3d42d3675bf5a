import type { ErrorCode } from '@pbr/schemas/errors';
import type { EncodedPhoto, PhotoFile } from './photos.ts';

/** The encoder makes three things of a photo: the files a listing shows, a person's portrait, or the JPEG of a WebP file. */
export interface Encoded {
  photo: EncodedPhoto;
  portrait: PhotoFile[];
  twin: PhotoFile;
}
export type Encoding = keyof Encoded;

/** The path of an uploaded photo or of a stored file, and the folder of the files made from it. */
export interface EncoderTask {
  path: string;
  folder: string;
}

/** A request from the server to the encoder process. */
export interface EncoderRequest extends EncoderTask {
  id: number;
  encoding: Encoding;
}

/** The encoder's answer: the result, or the code of the error. */
export type EncoderAnswer = { id: number } & ({ made: Encoded[Encoding] } | { code: ErrorCode });
