import type { ErrorKind } from '@pbr/schemas/errors';
import type * as z from 'zod/mini';

/** The words of a call in the documentation, and what its schemas cannot say. */
export interface About {
  /** In the documentation and in clients that are made from it. */
  name: string;
  tag: string;
  summary: string;
  description?: string;
  /** Beside what every call of its kind may answer. */
  refuses?: readonly ErrorKind[];
  /** A list that is answered in pieces. */
  isPaged?: true;
  /** The answer says which version it is. */
  isVersioned?: true;
  /** The answer to a write has a tag, as a read has. */
  isTagged?: true;
  /** Headers that the call reads. */
  reads?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** In place of the photo of the body as a data URL, a form may bring it as a file. */
  photo?: { json: 'url'; form: 'photo' };
}

/** Everything that the documentation is made of, beside method, address and who may call. */
export interface CallContract {
  about: About;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** Null where the answer has no body. */
  output: z.core.$ZodType | null;
  statuses: readonly number[];
}

interface Declared {
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  form?: z.core.$ZodType;
  output: z.core.$ZodType;
  status?: unknown;
}

export function contractOf(route: Declared, about: About): CallContract {
  const { query, body = route.form, output, status = 200 } = route;
  return {
    about,
    ...(query && { query }),
    ...(body && { body }),
    output: status === 204 ? null : output,
    // What decides by its answer tells a new thing from one that was there.
    statuses: typeof status === 'number' ? [status] : [200, 201],
  };
}
