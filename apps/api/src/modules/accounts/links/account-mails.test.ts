import { describe, expect, test } from 'vitest';
import type { MailBody } from '../../../mail/mail-layout.ts';
import {
  activatedMail,
  alreadyRegisteredMail,
  invitationMail,
  passwordChangedMail,
  registrationWaitsMail,
  resetMail,
  verifyMail,
} from './account-mails.ts';

const sender = {
  name: 'Portal PBR',
  address: 'Avenida de los Encinos 120',
  phone: '+52 55 5555 0100',
  origin: 'https://www.portal.mx',
};
const ATTACK = '</h1><script>alert(1)</script>';
const firstName = ATTACK;
const href = (path: string) => `${sender.origin}${path}`;

const mails: [string, MailBody, string][] = [
  [
    'a confirmation',
    verifyMail({ href: href('/verify-email?token=a'), sender }),
    '/verify-email?token=a',
  ],
  ['a known e-mail', alreadyRegisteredMail({ sender }), '/auth'],
  [
    'a forgotten password',
    resetMail({ href: href('/reset-password?token=a'), sender }),
    '/reset-password?token=a',
  ],
  [
    'an invitation',
    invitationMail({ firstName, href: href('/invitation?token=a'), sender }),
    '/invitation?token=a',
  ],
  ['an activation', activatedMail({ firstName, sender }), '/auth'],
  ['a changed password', passwordChangedMail({ firstName, sender }), '/reset-password'],
  [
    'a registration that waits',
    registrationWaitsMail({ name: firstName, email: 'x@y.mx', sender }),
    '/admin',
  ],
];

describe.each(mails)('the mail about %s', (_name, { subject, text, html }, path) => {
  test('links to the portal only, in HTML and in text', () => {
    expect(text).toContain(href(path));
    expect(html).toContain(`href="${href(path)}"`);
    const targets = [...html.matchAll(/href="([^"]+)"/gu)].map(([, target]) => target ?? '');
    expect(targets.filter((target) => !target.startsWith(sender.origin))).toEqual([]);
  });

  test("shows a stranger's markup as text, and says who writes and why", () => {
    expect(html).not.toContain('<script');
    expect(`${subject}${text}`).not.toMatch(/undefined|null|\[object/u);
    expect(text).toMatch(/Recibes este correo porque/u);
    expect(text).toContain(`${sender.origin}/privacy`);
  });
});
