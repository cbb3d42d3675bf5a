import type { ErrorCode } from '@pbr/schemas/errors';
import type { EncodedPhoto, PhotoFile } from './photos.ts';

/** The encoder makes three things of a photo: the files a listing shows, a person's portrait, or the JPEG of a WebP file. */
export interface Encoded {
  photo: EncodedPhoto;
  portrait: PhotoFile[];
  twin: PhotoFile;
}
export type Encoding = keyof Encoded;

/** A photo that somebody sent or a stored file of one, and the folder of the files that come of it. */
export interface EncoderTask {
  path: string;
  folder: string;
}

/** What the server sends to the process that makes photos. */
export interface EncoderRequest extends EncoderTask {
  id: number;
  encoding: Encoding;
}

/** What comes back: what was made, or why there is nothing. */
export type EncoderAnswer = { id: number } & ({ made: Encoded[Encoding] } | { code: ErrorCode });
