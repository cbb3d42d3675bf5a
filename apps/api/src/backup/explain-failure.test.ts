import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

test.each([
  ['ENOSPC', /No queda espacio/u],
  ['EDQUOT', /No queda espacio/u],
  ['53100', /No queda espacio/u],
  ['EACCES', /No hay permiso/u],
  ['EROFS', /No hay permiso/u],
  ['CONNECTION_CLOSED', /Se perdió la conexión/u],
  ['57P01', /Se perdió la conexión/u],
])('%s is told in words, also from inside a failed query', (code, words) => {
  const plain = explainFailure(withCode(code), 'Todo sigue igual.');
  const wrapped = explainFailure(
    new Error('Failed query', { cause: withCode(code) }),
    'Todo sigue igual.',
  );
  for (const said of [plain, wrapped]) {
    expect(said).toMatchObject({ name: 'BackupError' });
    expect(String(said)).toMatch(words);
    expect(String(said)).toMatch(/Todo sigue igual\./u);
  }
});

test('a defect keeps its own error', () => {
  const defect = new TypeError('x is not a function');
  expect(explainFailure(defect, '')).toBe(defect);
});
