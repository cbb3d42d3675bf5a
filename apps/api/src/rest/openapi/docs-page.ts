import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { integrationsGuide } from '../../lib/paths.ts';
import { documentRoute } from '../document-route.ts';
import { docsFrame } from './docs-frame.ts';
import { DOCS_STYLE, GUIDE_STYLE } from './docs-style.ts';
import { TRANSLATE } from './docs-words.ts';

/** Every version has its own URL, so a browser never asks again for a file that it has. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Mounts the page for reading and trying the calls. It loads Swagger UI from our own origin; no other page does. */
export function mountDocsPage(app: FastifyInstance): void {
  const manifest = createRequire(import.meta.url).resolve('swagger-ui-dist/package.json');
  const { version } = createRequire(import.meta.url)(manifest) as { version: string };
  const folder = `/docs/${version}`;
  const files = [
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
    ['swagger-ui.css', 'text/css; charset=utf-8'],
  ] as const;
  for (const [file, contentType] of files)
    documentRoute(app, {
      url: `${folder}/${file}`,
      access: 'public',
      isReady: true,
      contentType,
      cacheControl: FOREVER,
      handle: () => readFile(path.join(path.dirname(manifest), file)),
    });
  documentRoute(app, {
    url: '/docs',
    access: 'public',
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    handle: async (_ctx, { cspNonce }) => docsPage(`${app.prefix}${folder}`, cspNonce),
  });
  documentRoute(app, {
    url: '/docs/guia',
    access: 'public',
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    handle: (_ctx, { cspNonce }) => guidePage(app.publicOrigin, cspNonce),
  });
}

const docsPage = (folder: string, nonce: string) =>
  docsFrame({
    title: 'API',
    lead: 'API para integradores',
    nonce,
    style: DOCS_STYLE,
    head: `<link rel="stylesheet" href="${folder}/swagger-ui.css">\n`,
    body: `<main id="docs"></main>
<noscript><p class="plain">Para probar las llamadas hace falta JavaScript. El documento completo está en <a href="/api/openapi.json">/api/openapi.json</a>.</p></noscript>
<script src="${folder}/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">${TRANSLATE}${START}</script>`,
  });

/** Calls go to the origin that the page came from, under whatever name it was reached. */
const START = `
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: false,
  tryItOutEnabled: false,
  validatorUrl: null,
  withCredentials: true,
  requestInterceptor: (request) => {
    const url = new URL(request.url, location.href);
    request.url = location.origin + url.pathname + url.search;
    return request;
  },
});
`;

/** The URL that stands for the portal in the guide. */
const SOME_PORTAL = 'https://www.tu-portal.mx';

/** The guide for integrators, with this portal's own URL in its commands. */
async function guidePage(publicOrigin: string, nonce: string): Promise<string> {
  const { marked } = await import('marked');
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
