import type { ErrorCode } from '@pbr/schemas/errors';
import type { EncodedPhoto } from './photos.ts';

/** What the server sends to the process that makes photos. */
export interface EncoderRequest {
  id: number;
  source: Uint8Array;
}

/** What comes back: the photo, or why there is none. */
export type EncoderAnswer = { id: number } & ({ photo: EncodedPhoto } | { code: ErrorCode });
