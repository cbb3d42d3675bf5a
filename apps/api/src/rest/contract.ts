import type { ErrorKind } from '@pbr/schemas/errors';
import type * as z from 'zod/mini';

/** The words for a call in the documentation, and facts that its schemas cannot express. */
export interface About {
  /** The call's name in the documentation and in generated clients. */
  name: string;
  tag: string;
  summary: string;
  description?: string;
  /** Kinds of refusal beyond those that every call of this sort may answer. */
  refuses?: readonly ErrorKind[];
  /** The answer is one page of a list. */
  isPaged?: true;
  /** The answer carries its version. */
  isVersioned?: true;
  /** The answer to a write has a tag, like that of a read. */
  isTagged?: true;
  /** Headers that the call reads. */
  reads?: readonly ('If-Match' | 'Idempotency-Key')[];
  /** A form may bring the photo as a file in the field `form`, instead of the data URL in the JSON key `json`. */
  photo?: { json: 'url'; form: 'photo' };
}

/** Everything that the documentation is made of, except the method, the address and the access rule. */
export interface CallContract {
  about: About;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** Null when the answer has no body. */
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
    // A call whose status depends on its answer sends 201 for a new thing and 200 for an existing one.
    statuses: typeof status === 'number' ? [status] : [200, 201],
  };
}
