import type { FastifyInstance, RouteOptions } from 'fastify';
import { documentRoute } from '../document.ts';
import { buildDocument } from './document.ts';
import { mountDocsPage } from './docs-page.ts';
import type { DocumentedCall } from './documented-call.ts';
import type { Components } from './json-schemas.ts';

interface Named {
  answers: Components;
  bodies: Components;
}

/**
 * Documents the calls of `app` from the contracts that they run with, so it cannot contradict them. Call this before the routes are added,
 * and the function that it returns after them.
 */
export function trackCalls(app: FastifyInstance, named: Named): () => void {
  const calls: DocumentedCall[] = [];
  app.addHook('onRoute', (route) => void calls.push(...callsOf(route)));
  return () => {
    const document = JSON.stringify(
      buildDocument({ ...named, publicOrigin: app.publicOrigin, calls }),
    );
    documentRoute(app, {
      url: '/openapi.json',
      access: 'public',
      isReady: true,
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'public, max-age=300',
      handle: async () => document,
    });
    mountDocsPage(app);
  };
}

/** Leaves out HEAD, which Fastify adds to every GET. */
function callsOf({ method, url, config }: RouteOptions): DocumentedCall[] {
  const { contract, access, names } = config ?? {};
  if (!contract || !access) return [];
  const isTagged = (name: string) => name === 'GET' && contract.statuses.includes(200);
  return [method]
    .flat()
    .filter((name) => name !== 'HEAD')
    .map((name) => ({ method: name, url, access, names, isTagged: isTagged(name), contract }));
}
