import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { headerLine, parseOutgoingMail } from './mail/mail.ts';
import { sampleMails } from './testing/mail/sample-mails.ts';

const mails = Object.entries(sampleMails());
const hostile = {
  name: 'Marta\r\nBcc: todos@correo.mx',
  title: 'Casa\u2028Subject: otra\n\n<b>cuerpo</b>',
  message: '</p><img src="https://x.mx/a.png"><script>alert(1)</script>',
};

const EXPORTED = /^export function (\w+)\([\s\S]*?\): MailBody \{/u;

test('this file checks every mail of every feature', async () => {
  const modules = path.join(import.meta.dirname, 'modules');
  const files = (await readdir(modules, { recursive: true })).filter((file) =>
    /-mails?\.ts$/u.test(file),
  );
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(modules, file), 'utf8')),
  );
  const written = sources
    .flatMap((source) => source.split(/^(?=export function )/mu))
    .flatMap((part) => EXPORTED.exec(part)?.[1] ?? []);
  expect(written.length).toBeGreaterThan(10);
  expect(written.toSorted()).toEqual(mails.map(([name]) => name).toSorted());
});

/** Parts that nobody reads in the mail itself: styles, comments, and texts that mail programs show elsewhere. */
const HIDDEN =
  /<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<div style="display:none[\s\S]*?<\/div>|<!--[\s\S]*?-->/gu;
const wordsOf = (text: string) => text.split(/[\s:>]+/u).filter((word) => word !== '');
const readOf = (html: string) =>
  html
    .replaceAll(HIDDEN, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const tagsOf = (html: string) => (html.match(/<[^>]*>/gu) ?? []).join('');

describe.each(mails)('%s', (name, mail) => {
  test('says everything in plain text that it says in HTML', () => {
    const text = new Set(wordsOf(mail.text));
    expect(wordsOf(readOf(mail.html)).filter((word) => !text.has(word))).toEqual([]);
  });

  test('loads nothing from elsewhere', () => {
    const { html } = sampleMails(hostile)[name] ?? { html: '' };
    expect(tagsOf(html)).not.toMatch(
      /<img|<link|<script|<iframe|<object|url\(|@import|\ssrc=|background=/iu,
    );
    expect(html).toContain('lang="es-MX"');
  });

  test('has a subject of one line within the limit, whatever was typed', () => {
    expect(mail.subject.length).toBeLessThan(90);
    expect(mail.subject).toBe(headerLine(mail.subject));
    const sent = parseOutgoingMail({
      key: 'muestra',
      to: 'a@correo.mx',
      ...sampleMails(hostile)[name],
    });
    expect(sent.subject).not.toMatch(/[\r\n\u2028\u2029]/u);
    expect(sent.subject).not.toBe('');
  });
});
