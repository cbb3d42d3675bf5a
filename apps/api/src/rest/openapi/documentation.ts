import type { FastifyInstance, RouteOptions } from 'fastify';
import { documentRoute } from '../document-route.ts';
import { buildDocument } from './document.ts';
import { mountDocsPage } from './docs-page.ts';
import type { DocumentedCall } from './documented-call.ts';

/**
 * Documents the calls of `app` from the actions that they run, so it cannot contradict them. Call this before the routes are added,
 * and the function that it returns after them.
 */
export function trackCalls(app: FastifyInstance): () => void {
  const calls: DocumentedCall[] = [];
  app.addHook('onRoute', (route) => void calls.push(...callsOf(route)));
  return () => {
    let document: string | undefined;
    // Most processes are never asked for it.
    const written = () =>
      (document ??= JSON.stringify(buildDocument({ publicOrigin: app.publicOrigin, calls })));
    documentRoute(app, {
      url: '/openapi.json',
      access: 'public',
      isReady: true,
      isOpen: true,
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'public, max-age=300',
      handle: async () => written(),
    });
    mountDocsPage(app);
  };
}

/** Leaves out HEAD, which Fastify adds to every GET. */
function callsOf({ method, url, config }: RouteOptions): DocumentedCall[] {
  const call = config?.call;
  const about = call?.about;
  if (!call || !about) return [];
  const documented = (name: string): DocumentedCall => ({
    ...call,
    about,
    method: name,
    url,
    isOpen: config?.isOpen === true,
    // A file that is made while it is sent has no tag.
    isTagged:
      name === 'GET' && call.statuses.includes(200) && call.contentType === 'application/json',
  });
  return [method].flat().flatMap((name) => (name === 'HEAD' ? [] : documented(name)));
}
