import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { bearerOf } from '../security/bearer.ts';
import { AppError } from '../lib/errors.ts';
import { comesFromElsewhere } from '../rest/origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets this answer's own inline scripts and styles through the content policy. */
    cspNonce: string;
  }
}

export interface SecurityOptions {
  publicOrigin: string;
  /** Whether pages served by this machine itself, under any of its loopback names, count as the portal's own. */
  trustsLoopback: boolean;
  /** The development server injects styles without a nonce and talks to itself over a web socket. */
  development: boolean;
}

const READ_ONLY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

const A_YEAR_SECONDS = 31_536_000;

const isSecureOrigin = (publicOrigin: string) => publicOrigin.startsWith('https:');

/** Headers of an answer to a target that is not even a readable address: no hook runs for it. */
export const bareHeaders = ({ publicOrigin }: Pick<SecurityOptions, 'publicOrigin'>) => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(isSecureOrigin(publicOrigin) && { 'strict-transport-security': `max-age=${A_YEAR_SECONDS}` }),
});

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

const loopbackOrigins = (port: number | undefined) =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);

/** Sets the headers of every answer, errors included, and refuses writes that come from other sites. */
export const security = fp(
  async (app: FastifyInstance, { publicOrigin, development, trustsLoopback }: SecurityOptions) => {
    const isSecure = isSecureOrigin(publicOrigin);
    app.decorateRequest('cspNonce', '');
    await app.register(helmet, {
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      hsts: isSecure ? { maxAge: A_YEAR_SECONDS, includeSubDomains: false } : false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
    });
    app.addHook('onRequest', async (request, reply) => {
      request.cspNonce = randomBytes(16).toString('base64url');
      reply.header(
        'content-security-policy',
        contentPolicy(request.cspNonce, { isSecure, development }),
      );
      reply.header('permissions-policy', PERMISSIONS);
      // No other site can make a browser send a token, so a request with one needs no check of its origin.
      if (READ_ONLY.has(request.method) || bearerOf(request) !== undefined) return;
      // Without a cookie nobody's name is misused.
      if (request.routeOptions.config.isOpen === true && !request.headers.cookie) return;
      const own = trustsLoopback ? loopbackOrigins(request.socket.localPort) : [];
      if (comesFromElsewhere(request.headers, [publicOrigin, ...own]))
        throw new AppError('request.cross_site');
    });
  },
  { name: 'security' },
);

function contentPolicy(
  nonce: string,
  { isSecure, development }: { isSecure: boolean; development: boolean },
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    development
      ? "style-src-elem 'self' 'unsafe-inline'"
      : `style-src-elem 'self' 'nonce-${nonce}'`,
    // React and Mantine write style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
