import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { catalogueFieldsSchema } from '@pbr/schemas/property/search';
import { landingSearchSchema } from '@pbr/schemas/property/search/landing-search';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerKey } from '../../answers/answer-key.ts';
import { asksForPage } from '../../http/asks-for-page.ts';
import { AppError, httpStatusByKind } from '../../lib/errors.ts';
import { sendAppError } from '../../rest/send-app-error.ts';
import type { AppRouter } from '../../router.ts';
import { FAILURE_PAGE } from './failure-page.ts';
import { keptFormPage } from './kept-form-page.ts';
import { pageForms } from './page-forms.ts';
import { startDevelopmentRenderer } from './pages-development.ts';
import type { RefusedForm, RenderedPage, RenderPage, WebEntry } from './web-entry.ts';

interface PagesOptions {
  /** The folder apps/web. */
  webRoot: string;
  /** True when Vite compiles the sources on the fly, in this process and on this port. */
  development: boolean;
  router: AppRouter;
}

/**
 * Pages that look the same to every visitor until the catalogue changes. Pages behind a mailed link are missing because their state is kept
 * elsewhere; URLs that resolve to another URL are missing as well.
 */
const READY_PAGES: readonly { path: RegExp; reads: ReadonlySet<string> }[] = [
  {
    path: /^\/(?:services|contacts|valuation|legal-advisory|privacy|terms|help)?$/u,
    reads: new Set(['sent']),
  },
  {
    path: /^\/properties$/u,
    // A form that is sent without scripts also says what its search field showed.
    reads: new Set([...Object.keys(catalogueFieldsSchema.shape), 'asked']),
  },
  { path: /^\/properties\/[\da-f-]{36}$/u, reads: new Set(['sent']) },
  {
    path: /^\/agents(?:\/[\da-f-]{36})?$/u,
    reads: new Set(Object.keys(agentPageSearchSchema.shape)),
  },
  {
    path: /^\/(?:venta|renta)(?:\/[a-z\d-]+){0,3}$/u,
    reads: new Set(Object.keys(landingSearchSchema.shape)),
  },
];
const NOTHING: ReadonlySet<string> = new Set();

/** Renders all other URLs on the server. */
export async function pages(
  app: FastifyInstance,
  { webRoot, development, router }: PagesOptions,
): Promise<void> {
  const { publicOrigin } = app;
  const render = development
    ? await startDevelopmentRenderer(app, { webRoot, router, publicOrigin })
    : await loadBuiltRenderer(webRoot, router, publicOrigin);

  // In development an edit must be visible at once.
  const isReady = development ? () => false : isReadyPage;

  app.get('/*', { config: { access: 'public', isReady, reads } }, async (request, reply) => {
    if (!isPage(request)) {
      return sendAppError(reply, new AppError('route.not_found'), request.id);
    }
    return send(await renderPage(request, render, publicOrigin), reply);
  });

  await app.register(pageForms, {
    router,
    showAgain: async (request, reply, refused) => {
      const page = await renderPage(request, render, publicOrigin, refused);
      return sendRefused(
        page.status < 500 ? page : keptForm(request, refused),
        reply,
        refused.error,
      );
    },
  });
}

async function loadBuiltRenderer(
  webRoot: string,
  router: AppRouter,
  publicOrigin: string,
): Promise<RenderPage> {
  const entry = pathToFileURL(path.join(webRoot, 'dist/server/entry-server.js')).href;
  const manifest = await readFile(path.join(webRoot, 'dist/client/.vite/manifest.json'), 'utf8');
  const { createRenderer } = (await import(entry)) as WebEntry;
  return createRenderer({
    router,
    publicOrigin,
    assets: { manifest: JSON.parse(manifest) as object },
  });
}

async function renderPage(
  request: FastifyRequest,
  render: RenderPage,
  publicOrigin: string,
  refused?: RefusedForm,
): Promise<RenderedPage> {
  // A target that is not a path ('http://other/') must not decide the host.
  // A page that is kept shows nothing that only this visitor has added to its URL.
  const url = request.making === null ? request.url : answerKey(request);
  const target = url.startsWith('/') ? url : '/';
  try {
    return await render({
      request: new Request(publicOrigin + target),
      createContext: () => request.serviceContext(),
      nonce: request.cspNonce,
      refused,
      isForEverybody: refused === undefined && isForEverybody(request.url),
      onError: (error) => logUnexpected(request, error),
    });
  } catch (error) {
    request.log.error({ err: error }, 'page failed');
    return ownPage(500, FAILURE_PAGE);
  }
}

const NORMAL_REFUSALS = new Set(['NOT_FOUND', 'BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN']);

/** Refusals are part of normal life; only other errors go to the log. */
function logUnexpected(request: FastifyRequest, error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && NORMAL_REFUSALS.has(code)) return;
  request.log.error({ err: error }, 'page data failed');
}

function send(
  page: RenderedPage,
  reply: FastifyReply,
  cacheControl = 'private, no-cache',
): FastifyReply {
  page.headers.forEach((value, name) => void reply.header(name, value));
  // The page may show data of this visitor only, and its nonce is valid for one answer.
  reply.header('cache-control', cacheControl).header('vary', 'accept, accept-encoding, cookie');
  if (page.status >= 400) reply.header('x-robots-tag', 'noindex');
  reply.status(page.status);
  return page.html === '' ? reply.send() : reply.send(Buffer.from(page.html));
}

/** The typed text must not be lost with the page around it. */
function keptForm(request: FastifyRequest, refused: RefusedForm): RenderedPage {
  const { pathname } = new URL(request.url, 'http://portal');
  return ownPage(200, keptFormPage(pathname, refused));
}

/** A page that the web has not drawn. */
function ownPage(status: number, html: string): RenderedPage {
  return { status, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), html };
}

/** Sends a page that holds typed text, which no cache may store, with the status of the refusal unless the page failed itself. */
function sendRefused(page: RenderedPage, reply: FastifyReply, error: AppError): FastifyReply {
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const status = page.status === 200 ? httpStatusByKind[error.kind] : page.status;
  return send({ ...page, status }, reply, 'no-store');
}

function isPage({ url, headers: { accept } }: FastifyRequest): boolean {
  return asksForPage(url, accept);
}

function isReadyPage(request: FastifyRequest): boolean {
  return isPage(request) && isForEverybody(request.url);
}

const readyPage = (url: string) => {
  const [pathname = ''] = url.split('?', 1);
  return READY_PAGES.find((page) => page.path.test(pathname));
};

const isForEverybody = (url: string) => readyPage(url) !== undefined;

const reads = ({ url }: FastifyRequest) => readyPage(url)?.reads ?? NOTHING;
