import { describe, expect, it } from 'vitest';
import { phoneUrl } from './contact-links.ts';
import { dialUrl, chatUrl, internationalDigits, linkedChatUrl } from './phone-links.ts';

describe('internationalDigits', () => {
  it.each([
    ['55 1234 5678', '525512345678'],
    ['(55) 1234-5678', '525512345678'],
    ['+52 55 1234 5678', '525512345678'],
    ['52 55 1234 5678', '525512345678'],
    ['0052 55 1234 5678', '525512345678'],
  ])('reads %s as a Mexican number', (phone, expected) => {
    expect(internationalDigits(phone)).toBe(expected);
  });

  it.each([
    ['+52 1 55 1234 5678'],
    ['044 55 1234 5678'],
    ['045 55 1234 5678'],
    ['01 55 1234 5678'],
  ])('drops the abolished prefix of %s', (phone) => {
    expect(internationalDigits(phone)).toBe('525512345678');
  });

  it.each([
    ['+1 305 555 0100', '13055550100'],
    ['+34 612 345 678', '34612345678'],
    ['0034 612 345 678', '34612345678'],
    // Ten digits after the plus: Norway and a landline, not Mexico.
    ['+47 2233 4455', '4722334455'],
  ])('keeps the country of %s', (phone, expected) => {
    expect(internationalDigits(phone)).toBe(expected);
  });

  it.each([['1234567'], ['5512 3456'], ['34612345678']])(
    'does not guess the country of %s',
    (phone) => {
      expect(internationalDigits(phone)).toBeNull();
    },
  );
});

describe('dialUrl', () => {
  it('dials a Mexican number with its country', () => {
    expect(dialUrl('55 1234 5678')).toBe('tel:+525512345678');
  });

  it('dials a short number as it is written', () => {
    expect(dialUrl('1234-567')).toBe('tel:1234567');
  });
});

it('dials an extension, which WhatsApp does not have', () => {
  expect(dialUrl('+52 55 1234 5678 ext. 9')).toBe('tel:+525512345678;ext=9');
  expect(phoneUrl('+52 55 1234 5678 ext. 9')).toBe('tel:+525512345678;ext=9');
  expect(chatUrl('+52 55 1234 5678 ext. 9', '')).toBe('https://wa.me/525512345678?text=');
  expect(linkedChatUrl('tel:+525512345678;ext=9', '')).toBe('https://wa.me/525512345678?text=');
  expect(linkedChatUrl(undefined, '')).toBeNull();
});

describe('chatUrl', () => {
  it('opens a chat with the ready text encoded', () => {
    expect(chatUrl('55 1234 5678', 'Hola & adiós')).toBe(
      'https://wa.me/525512345678?text=Hola%20%26%20adi%C3%B3s',
    );
  });

  it('is null without a number and for one that WhatsApp would not find', () => {
    expect(chatUrl(null, 'Hola')).toBeNull();
    expect(chatUrl('1234567', 'Hola')).toBeNull();
  });
});
