import { isNotFound, type Manifest } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { isTRPCClientError, unstable_localLink } from '@trpc/client';
import type { inferRouterContext } from '@trpc/server';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { FinishedContent } from './app/content.tsx';
import { FORBIDDEN } from './app/header/member-page.ts';
import { InquirySection } from './features/properties/inquiry/inquiry-section.tsx';
import { DrawPlainInquiry, type RefusedForm } from './lib/forms/plain-form.tsx';
import { PlainFormFrame } from './lib/forms/plain-form-frame.tsx';
import { contentData, createContentDrawing } from './entry-contents.ts';
import type { AppRouter } from './lib/trpc.ts';
import { createAppRouter } from './router.tsx';
import { partSheets, toRouterManifest, type ViteManifest } from './lib/page/server-manifest.ts';

type Context = inferRouterContext<AppRouter>;

interface RendererOptions {
  router: AppRouter;
  /** `https://portal.example`, without a trailing slash. */
  publicOrigin: string;
  /** Vite's manifest of the browser build, or the scripts of the development server. */
  assets: { manifest: ViteManifest } | { scripts: readonly DevelopmentScript[] };
}

interface DevelopmentScript {
  src?: string;
  children?: string;
}

interface PageRequest {
  /** Only the URL of the request is read; it decides what is rendered. */
  request: Request;
  /** Called at most once per page. */
  createContext: () => Context | Promise<Context>;
  /** The nonce of this response's Content-Security-Policy. */
  nonce: string;
  /** The page then holds the form as it was typed, with the error. */
  refused?: RefusedForm | undefined;
  /** Between header and footer, everybody who gets the same data at this URL sees the same. */
  isForEverybody?: boolean;
  onError: (error: unknown) => void;
}

/** Text, not a `Response`: the server makes bytes of it once, when it sends it. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** Empty for a redirect. */
  html: string;
}

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;

/** The file whose style sheets the plain inquiry needs. */
const INQUIRY_PART = 'inquiry-dialog';

/** React's marker for a boundary whose content threw on the server; user text never contains it because it is escaped. */
const FAILED_BOUNDARY = '<!--$!-->';

export function createRenderer(options: RendererOptions): RenderPage {
  const { assets } = options;
  const manifest =
    'manifest' in assets ? toRouterManifest(assets.manifest) : developmentManifest(assets.scripts);
  // In development scripts bring the styles.
  const ownSheets = 'manifest' in assets ? partSheets(assets.manifest) : () => [];
  const drawAroundContent = createContentDrawing();
  return (page) => render({ ...options, manifest, partSheets: ownSheets, drawAroundContent }, page);
}

interface Rendering extends RendererOptions {
  manifest: Manifest;
  partSheets: (part: string) => readonly string[];
  drawAroundContent: ReturnType<typeof createContentDrawing>;
}

async function render(options: Rendering, page: PageRequest): Promise<RenderedPage> {
  const context = onlyOnce(page.createContext);
  const handle = createRequestHandler({
    request: page.request,
    // The page that answers a plain form stays as the server draws it: its scripts would not know what was typed.
    getRouterManifest: () => (page.refused ? withoutScripts(options.manifest) : options.manifest),
    createRouter: () =>
      createAppRouter({
        links: [
          unstable_localLink({
            router: options.router,
            createContext: context,
            onError: ({ error }) => page.onError(error),
          }),
        ],
        publicOrigin: options.publicOrigin,
        nonce: page.nonce,
        onServer: { partSheets: options.partSheets, refused: page.refused },
      }),
  });
  const sheets = options.partSheets(INQUIRY_PART);
  let html = '';
  const { status, headers } = await handle(async ({ router, responseHeaders }) => {
    const failure = ownStatus(router.stores.matches.get().map((match) => match.error));
    const draw = (content?: string) =>
      renderToString(
        <FinishedContent value={content}>
          <DrawPlainInquiry value={(property) => drawPlainInquiry(property, page, sheets)}>
            <RouterServer router={router} />
          </DrawPlainInquiry>
        </FinishedContent>,
      );
    const statusOf = () => failure?.status ?? getSsrStatus(router);
    const drawn = page.isForEverybody
      ? options.drawAroundContent({
          url: page.request.url,
          nonce: page.nonce,
          data: contentData(router.options.context.queryClient),
          draw,
          isSound: (whole) => !whole.includes(FAILED_BOUNDARY) && statusOf() === 200,
        })
      : draw();
    const shownStatus = statusOf();
    const isBroken = drawn.includes(FAILED_BOUNDARY);
    html = await transformHtmlStringWithRouter(router, drawn);
    if (isBroken)
      page.onError(new Error(`A part of ${page.request.url} threw while it was rendered`));
    if (failure?.retryAfterSeconds) {
      responseHeaders.set('retry-after', String(failure.retryAfterSeconds));
    }
    return new Response(null, { status: isBroken ? 500 : shownStatus, headers: responseHeaders });
  });
  return { status, headers, html };
}

/** Hidden from browsers with scripts, unless it answers what they posted before the scripts came. */
function drawPlainInquiry(
  property: ComponentProps<typeof InquirySection>['property'],
  { refused }: PageRequest,
  sheets: readonly string[],
) {
  const form = (
    <>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <PlainFormFrame>
        <InquirySection property={property} />
      </PlainFormFrame>
    </>
  );
  return refused ? form : <noscript>{form}</noscript>;
}

/**
 * The router answers 500 for every loader error and 404 for every page not shown; a temporary failure and a forbidden page keep
 * their own status.
 */
function ownStatus(errors: unknown[]) {
  for (const error of errors) {
    if (isNotFound(error) && error.data === FORBIDDEN) return { status: 403 };
    if (!isTRPCClientError<AppRouter>(error) || !error.data) continue;
    const { httpStatus, retryAfterSeconds } = error.data;
    if (httpStatus === 503 || httpStatus === 429) return { status: httpStatus, retryAfterSeconds };
  }
  return undefined;
}

function withoutScripts({ routes, ...manifest }: Manifest): Manifest {
  const sheets = Object.entries(routes).map(([id, { scripts: _, ...route }]) => [id, route]);
  return { ...manifest, routes: Object.fromEntries(sheets) as Manifest['routes'] };
}

function developmentManifest(scripts: readonly DevelopmentScript[]): Manifest {
  return {
    routes: {
      __root__: {
        scripts: scripts.map(({ children, ...attributes }) => ({
          attrs: { type: 'module', ...attributes },
          ...(children !== undefined && { children }),
        })),
      },
    },
  };
}

function onlyOnce<T>(make: () => T | Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= Promise.resolve(make()));
}
