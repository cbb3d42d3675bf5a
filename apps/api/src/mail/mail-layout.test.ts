import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeMail, type MailContent } from './mail-layout.ts';

const sender = {
  name: 'Portal PBR',
  address: 'Avenida de los Encinos 120',
  phone: '+52 55 5555 0100',
  origin: 'https://www.portal.mx',
};
const href = 'https://www.portal.mx/properties/1';

/** A mail that shows the text everywhere. */
const filledWith = (text: string): MailContent => ({
  subject: text,
  preview: text,
  reason: text,
  sender: { ...sender, name: text, address: text, phone: text },
  blocks: [
    { kind: 'heading', text },
    text,
    { kind: 'quote', text },
    { kind: 'facts', facts: [{ label: text, value: text, href }] },
    { kind: 'card', title: text, lines: [text], href },
    { kind: 'button', label: text, href },
  ],
});

/** The markup that a browser sees: tags, and the quotes of their attributes. */
const markup = (html: string) => html.replaceAll(/[^<>"]+/gu, '');

describe('a mail', () => {
  test('shows every text as text, wherever it stands', () => {
    const plain = markup(composeMail(filledWith('x')).html);
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '!', '-', 'a', ' ') }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const oneLine = text.replaceAll(/[\r\n\u2028\u2029]/gu, ' ');
        expect(markup(composeMail(filledWith(oneLine)).html)).toBe(plain);
      }),
    );
    expect(composeMail(filledWith('<b>"Tom" & \'Ana\'</b>')).html).toContain(
      '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ana&#39;&lt;/b&gt;',
    );
  });

  test('keeps typed line breaks in both forms', () => {
    const { html, text } = composeMail(filledWith('uno\r\ndos\n\ntres'));
    expect(html).toContain('uno<br>dos<br><br>tres');
    expect(text).toContain('> uno\n> dos\n>\n> tres');
  });

  test('says the same without HTML, with URLs to copy', () => {
    const { text } = composeMail({
      ...filledWith('x'),
      sender,
      reason: 'Porque sí.',
      blocks: [
        { kind: 'heading', text: 'Hola' },
        { kind: 'facts', facts: [{ label: 'Nombre', value: 'Marta' }] },
        { kind: 'card', title: 'Casa', lines: ['Centro'], href },
        { kind: 'button', label: 'Entrar', href },
        { kind: 'button', label: 'Responder', href: 'mailto:a%2Bb@correo.mx?subject=x' },
      ],
    });
    expect(text).toBe(
      [
        ['Hola', ''],
        ['Nombre: Marta', ''],
        ['Casa', 'Centro', href, ''],
        ['Entrar:', href, ''],
        ['Responder:', 'a+b@correo.mx', ''],
        ['-- ', 'Portal PBR', 'Avenida de los Encinos 120', '+52 55 5555 0100', ''],
        ['Porque sí.', 'Aviso de privacidad: https://www.portal.mx/privacy', ''],
      ]
        .flat()
        .join('\n'),
    );
  });

  test('loads nothing from elsewhere', () => {
    expect(composeMail(filledWith('x')).html).not.toMatch(
      /<img|<link|<script|<iframe|src=|url\(|@import|background=/iu,
    );
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://x.mx/ y',
    'https://x.mx/"x',
    '/properties',
  ])('refuses the link %s', (wrong) => {
    const blocks = [{ kind: 'button', label: 'Entrar', href: wrong } as const];
    expect(() => composeMail({ ...filledWith('x'), blocks })).toThrow('not a link');
  });
});
