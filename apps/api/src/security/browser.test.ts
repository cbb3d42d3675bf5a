import { describe, expect, test } from 'vitest';
import { browserOf } from './browser.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('a robot', () => {
  test.each([
    ['a browser', FIREFOX, false],
    [
      "a messenger's browser",
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/490.0]',
      false,
    ],
    [
      'a crawler that runs scripts',
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0 Safari/537.36',
      true,
    ],
    ['a messenger that makes previews', 'WhatsApp/2.24.20.89 A', true],
    ['a tool', 'curl/8.5.0', true],
    ['a program without a name', '', true],
    ['a program that sends no name', undefined, true],
  ])('%s', (_what, name, expected) => {
    expect(browserOf({ 'user-agent': name }).isRobot).toBe(expected);
  });
});

describe('a page of the portal', () => {
  test.each([
    ['an origin', { origin: 'https://portal.mx' }, true],
    ['a browser that says so', { 'sec-fetch-site': 'same-origin' }, true],
    ['a typed URL', { 'sec-fetch-site': 'none' }, false],
    ['nothing', {}, false],
  ])('%s', (_what, headers, expected) => {
    expect(browserOf(headers).isOnOwnPage).toBe(expected);
  });
});
