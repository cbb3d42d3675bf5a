import { expect, test } from 'vitest';
import { bytesOfDataUrl } from './photo-data-url.ts';

/** All byte values, so that the base64 holds `+`, `/` and `=`. */
const BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const BASE64 = BYTES.toString('base64');
const lines = (end: string) => BASE64.replaceAll(/.{76}/gu, `$&${end}`);

/** Node reads data URLs as browsers do. */
const asBrowsersRead = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

test.each([
  ['as it should be', `data:image/jpeg;base64,${BASE64}`],
  ['without its padding', `data:image/jpeg;base64,${BASE64.replaceAll('=', '')}`],
  ['in lines', `data:image/jpeg;base64,${lines('\r\n')}`],
  ['in lines after the comma', `data:image/jpeg;base64,\n${lines('\n')}\n`],
  ['with spaces and tabs', `data:image/jpeg;base64, ${lines(' \t\f')} `],
  ['with percent signs', `data:image/jpeg;base64,${encodeURIComponent(BASE64)}`],
  ['in encoded lines', `data:image/jpeg;base64,${lines('%0d%0A')}%20`],
  ['without base64', `data:image/jpeg,${[...BYTES].map(percentEncoded).join('')}`],
  ['as text with stray percent signs', 'data:,50%25 %zz %2 % ñ'],
  ['in capitals', `DATA:IMAGE/JPEG;BASE64,${BASE64}`],
  ['with a space before the word', `data:image/jpeg; base64,${BASE64}`],
  ['with parameters', `data:image/jpeg;name=casa.jpg;charset=utf-8;base64 ,${BASE64}`],
  ['without a type', `data:;base64,${BASE64}`],
  ['with a line break in its head', ` data:image/jpeg;\n base64,${BASE64}`],
  ['with a fragment', `data:image/jpeg;base64,${BASE64}#casa`],
  ['with nothing in it', 'data:image/jpeg;base64,'],
])('a photo %s is read as browsers read it', async (_how, url) => {
  expect(bytesOfDataUrl(url)).toEqual(await asBrowsersRead(url));
});

test.each([
  'data:image/jpeg;base64',
  'data:image/jpeg;base64,/9j/4',
  'data:image/jpeg;base64,/9j/4=',
  'data:image/jpeg;base64,/9==j/',
  'data:image/jpeg;base64,===',
  'data:image/jpeg;base64,_9j-',
  'data:image/jpeg;base64,/9\u00A0j/',
  'data:image/jpeg;base64,/9j%ff',
])('%s did not arrive whole, for browsers either', async (url) => {
  await expect(asBrowsersRead(url)).rejects.toThrow('fetch failed');
  expect(() => bytesOfDataUrl(url)).toThrow(
    expect.objectContaining({ code: 'request.invalid', fields: { url: expect.any(String) } }),
  );
});

test('a URL of another kind is not read', () => {
  expect(() => bytesOfDataUrl('https://example.com/casa.jpg,;base64,')).toThrow(
    'Revisa los datos marcados.',
  );
});

function percentEncoded(byte: number): string {
  return `%${byte.toString(16).padStart(2, '0')}`;
}
