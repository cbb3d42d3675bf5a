import * as z from 'zod/mini';
import { LONGEST_NAME } from './characters.ts';
import { cleanLine } from './clean-text.ts';
import { readers } from './readers.ts';
import { textSchema } from './text.ts';

/** Seven digits and no letter: a telephone in the wrong field. */
const isNumber = (text: string) => !/\p{L}/u.test(text) && text.replaceAll(/\D/gu, '').length >= 7;

/** The name of a person, also in the encoded words of a mail. */
export const nameSchema = ({ required }: { required?: string } = {}) =>
  textSchema((typed) => cleanLine(readers()?.encodedWords(typed) ?? typed), {
    max: LONGEST_NAME,
    ...(required !== undefined && { required }),
  }).check(z.refine((name) => !isNumber(name), 'Escribe un nombre, no un teléfono.'));
