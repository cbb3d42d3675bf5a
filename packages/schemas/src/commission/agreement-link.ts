import * as z from 'zod/mini';
import { nameSchema } from '../person-name.ts';
import { secretLinkSchema } from '../secret-link.ts';
import { readTermsSchema } from './share.ts';

const SIGN = 'Escribe tu nombre y apellido.';
/**
 * The typed name of an agent from outside. Scanners of mails open links and press buttons, but type no name. It need not be the name that
 * the owner wrote, which may be misspelled or a company's.
 */
export const signatureSchema = z.object({
  name: nameSchema({ required: SIGN }).check(z.refine(hasTwoWords, SIGN)),
});
export const answerByLinkSchema = z.extend(
  z.extend(readTermsSchema, secretLinkSchema.shape),
  signatureSchema.shape,
);

function hasTwoWords(text: string): boolean {
  return text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length >= 2;
}

/** Shown once: only the digest of the link is stored. */
export const newAgreementLinkSchema = z.object({ link: z.string() });
