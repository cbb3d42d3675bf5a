import { emailSchema } from '@pbr/schemas/email';
import { nameSchema } from '@pbr/schemas/person-name';
import { expect, test } from 'vitest';
import { readCorpus } from '../testing/corpus/read-corpus.ts';
import { parseInput } from './parse-input.ts';

const people = readCorpus('people');
const name = nameSchema({ required: 'Escribe tu nombre.' });

/** The stored text, or 'refuse'; ' / ' stands between two fields. */
function stored(kind: string, typed: string): string {
  try {
    if (kind === 'email') return parseInput(emailSchema, typed);
    return typed
      .split(' / ')
      .map((field) => parseInput(name, field))
      .join(' / ');
  } catch {
    return 'refuse';
  }
}

test.each(people)('the %s %j is stored as %j', (kind = '', typed = '', clean = '') => {
  expect(clean.split('|')).toContain(stored(kind, typed));
});
