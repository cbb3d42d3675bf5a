import { isEmail, UNREAD_EMAIL } from '@pbr/schemas/email';
import { UNREAD_PHONE } from '@pbr/schemas/telephone';
import { escapeXml } from '../lib/xml.ts';
import { readTelephone } from '../lib/telephone/read-telephone.ts';

/** The blocks of a mail, in reading order. HTML and plain text are made from the same blocks. */
export type MailBlock =
  /** A paragraph. */
  | string
  | { kind: 'heading'; text: string }
  /** A person's own words, line breaks included. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly MailFact[] }
  | { kind: 'card'; title: string; lines: readonly string[]; href: string }
  | { kind: 'button'; label: string; href: string };

export interface MailFact {
  label: string;
  value: string;
  href?: string;
}

export function emailFact(email: string): MailFact {
  const label = 'Correo electrónico';
  return isEmail(email)
    ? { label, value: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }
    : { label, value: `${email} (${UNREAD_EMAIL})` };
}

/** A text that is not a telephone stands as it was typed. */
export function phoneFact(phone: string): MailFact {
  const label = 'Teléfono';
  const read = readTelephone(phone);
  return read
    ? { label, value: phone, href: read.link }
    : { label, value: `${phone} (${UNREAD_PHONE})` };
}

export interface MailContent {
  subject: string;
  /** The text that mail programs show beside the subject in their list. */
  preview: string;
  blocks: readonly MailBlock[];
  sender: MailSender;
  /** One sentence that says why the recipient gets the mail. */
  reason: string;
}

/** The company and the URL of its portal. */
export interface MailSender {
  name: string;
  address: string;
  phone: string;
  origin: string;
}

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

export function composeMail(content: MailContent): MailBody {
  return { subject: content.subject, text: plainText(content), html: htmlPage(content) };
}

function plainText({ blocks, sender, reason }: MailContent): string {
  const privacy = `Aviso de privacidad: ${sender.origin}/privacy`;
  const footer = [sender.name, sender.address, sender.phone, '', reason, privacy];
  return [...blocks.map(blockText), ['-- ', ...footer, ''].join('\n')].join('\n\n');
}

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'quote':
      return linesOf(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'card':
      return [block.title, ...block.lines, linkable(block.href)].join('\n');
    case 'button':
      return `${block.label}:\n${readable(block.href)}`;
  }
}

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const SERIF = "Georgia,'Iowan Old Style','Palatino Linotype',serif";

/** Mail programs show about this many characters. */
const PREVIEW_LENGTH = 140;

/** The light theme stands in the tags themselves, because some programs drop style sheets. */
const style = {
  page: 'margin:0;padding:0;background-color:#fbf8f3;',
  panel:
    'background-color:#ffffff;border:1px solid #e3dacb;border-radius:12px;padding:32px 32px 12px;',
  brand: `font:600 20px/28px ${SERIF};color:#154c32;text-decoration:none;`,
  heading: `margin:0 0 16px;font:600 24px/32px ${SERIF};color:#23211d;overflow-wrap:anywhere;`,
  text: `margin:0 0 20px;font:400 16px/25px ${SANS};color:#23211d;overflow-wrap:anywhere;`,
  quote: `margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid #92c2a5;font:400 16px/25px ${SANS};color:#23211d;overflow-wrap:anywhere;`,
  label: `padding:0 0 2px;font:400 14px/20px ${SANS};color:#5e574d;`,
  value: `padding:0 0 14px;font:400 16px/24px ${SANS};color:#23211d;overflow-wrap:anywhere;`,
  card: 'margin:0 0 24px;background-color:#f3eee5;border-radius:8px;padding:16px 20px;',
  cardTitle: `font:600 18px/26px ${SERIF};color:#154c32;text-decoration:none;overflow-wrap:anywhere;`,
  cardLine: `margin:4px 0 0;font:400 15px/22px ${SANS};color:#5e574d;overflow-wrap:anywhere;`,
  link: 'color:#154c32;text-decoration:underline;',
  button: 'border-radius:8px;background-color:#154c32;',
  buttonLink: `display:inline-block;padding:13px 24px;font:600 16px/22px ${SANS};color:#ffffff;text-decoration:none;`,
  footer: `padding:20px 32px 0;font:400 13px/20px ${SANS};color:#5e574d;`,
} as const;

/** Overrides the inline styles in dark mode and on a phone. */
const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding:24px 20px 4px!important}.foot{padding:20px 20px 0!important}.outer{padding:20px 8px!important}}
@media (prefers-color-scheme:dark){
.page{background-color:#1a1916!important}.panel{background-color:#242320!important;border-color:#3d3a34!important}
.ink{color:#ece7dd!important}.dim{color:#b3ada2!important}.green{color:#92c2a5!important}
.sunken{background-color:#131210!important}.bar{border-color:#4f9a6e!important}
.button{background-color:#92c2a5!important}.button a{color:#10281b!important}}`;

function htmlPage({ subject, preview, blocks, sender, reason }: MailContent): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeXml(subject)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="page" style="${style.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeXml(preview.slice(0, PREVIEW_LENGTH))}${'&#8199;&#65279;'.repeat(60)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.page}"><tr>
<td class="outer" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;border-collapse:separate">
<tr><td style="padding:0 0 16px;text-align:center"><a class="green" href="${link(sender.origin)}" style="${style.brand}">${escapeXml(sender.name)}</a></td></tr>
<tr><td class="panel pad" style="${style.panel}">
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="foot dim" style="${style.footer}">
${escapeXml(reason)}<br>
<a class="green" href="${link(`${sender.origin}/privacy`)}" style="${style.link}">Aviso de privacidad</a><br><br>
${[sender.name, sender.address, sender.phone].map(escapeXml).join('<br>')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  if (typeof block === 'string')
    return `<p class="ink" style="${style.text}">${paragraph(block)}</p>`;
  switch (block.kind) {
    case 'heading':
      return `<h1 class="ink" style="${style.heading}">${escapeXml(block.text)}</h1>`;
    case 'quote':
      return `<blockquote class="ink bar" style="${style.quote}">${paragraph(block.text)}</blockquote>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 10px">${block.facts.map(factHtml).join('')}</table>`;
    case 'card':
      return `<div class="sunken" style="${style.card}"><a class="green" href="${link(block.href)}" style="${style.cardTitle}">${escapeXml(block.title)}</a>${block.lines.map((line) => `<p class="dim" style="${style.cardLine}">${escapeXml(line)}</p>`).join('')}</div>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="button" style="${style.button}"><a href="${link(block.href)}" style="${style.buttonLink}">${escapeXml(block.label)}</a></td></tr></table>`;
  }
}

function factHtml({ label, value, href }: MailFact): string {
  const shown = escapeXml(value);
  const linked = href
    ? `<a class="green" href="${link(href)}" style="${style.link}">${shown}</a>`
    : shown;
  return `<tr><td class="dim" style="${style.label}">${escapeXml(label)}</td></tr><tr><td class="ink" style="${style.value}">${linked}</td></tr>`;
}

const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/u);
const paragraph = (text: string) => linesOf(text).map(escapeXml).join('<br>');
const link = (href: string) => escapeXml(linkable(href));

/** Writes a mail link as the plain e-mail that people know; other links stay unchanged. */
function readable(href: string): string {
  const [, email] = /^mailto:([^?]+)/u.exec(linkable(href)) ?? [];
  return email ? decodeURIComponent(email) : href;
}

/** Throws unless a mail program may open the link. */
function linkable(href: string): string {
  if (!/^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/u.test(href))
    throw new TypeError('not a link that a mail may contain');
  return href;
}
