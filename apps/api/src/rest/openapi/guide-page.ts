import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import { integrationsGuide } from '../../lib/paths.ts';
import { docsFrame } from './docs-frame.ts';
import { GUIDE_STYLE } from './docs-style.ts';

/** The URL that stands for the portal in the guide. */
const SOME_PORTAL = 'https://www.tu-portal.mx';

/** The guide for integrators, with this portal's own URL in its commands. */
export async function guidePage(publicOrigin: string, nonce: string): Promise<string> {
  const guide = (await readFile(integrationsGuide, 'utf8')).replaceAll(SOME_PORTAL, publicOrigin);
  return docsFrame({
    title: 'Guía para integradores',
    lead: 'Guía para integradores',
    nonce,
    style: GUIDE_STYLE,
    body: `<main>\n${withFocus(await marked.parse(guide))}</main>`,
  });
}

/** Wide blocks scroll sideways, which the keyboard can do only with the focus in them. */
const withFocus = (html: string) => html.replaceAll(/<(pre|table)>/gu, '<$1 tabindex="0">');
