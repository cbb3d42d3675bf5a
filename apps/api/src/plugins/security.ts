import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import helmet from 'helmet';
import { PLAYER_ORIGINS } from '@pbr/schemas/property/media/players';
import { bearerOf } from '../security/bearer.ts';
import { newNonce } from '../security/nonce.ts';
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

/** The headers of every answer, made once for a process. The policy for scripts is not among them: it has a nonce for each answer. */
function headersOf(publicOrigin: string): Record<string, string> {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isSecureOrigin(publicOrigin)
      ? { maxAge: A_YEAR_SECONDS, includeSubDomains: false }
      : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => {});
  const headers = Object.entries(response.getHeaders());
  return {
    ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
}

/** The headers of answers that no hook sees, such as the one to a URL that cannot be read. They hold nothing that runs. */
export const bareHeaders = ({ publicOrigin }: Pick<SecurityOptions, 'publicOrigin'>) => ({
  ...headersOf(publicOrigin),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
});

const loopbackOrigins = (port: number | undefined) =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);

/** Sets the headers of every answer, errors included, and refuses writes that come from other sites. */
export const security = fp(
  async (app: FastifyInstance, { publicOrigin, development, trustsLoopback }: SecurityOptions) => {
    const isSecure = isSecureOrigin(publicOrigin);
    app.decorateRequest('cspNonce', '');
    const headers = headersOf(publicOrigin);
    app.addHook('onRequest', (request, reply, done) => {
      request.cspNonce = newNonce();
      reply.headers(headers);
      reply.header(
        'content-security-policy',
        contentPolicy(request.cspNonce, { isSecure, development }),
      );
      if (isForged(request)) throw new AppError('request.cross_site');
      done();
    });

    function isForged(request: FastifyRequest): boolean {
      // No other site can make a browser send a token, so a request with one needs no check of its origin.
      if (READ_ONLY.has(request.method) || bearerOf(request) !== undefined) return false;
      // Without a cookie nobody's name is misused.
      if (request.routeOptions.config.isOpen === true && !request.headers.cookie) return false;
      const own = trustsLoopback ? loopbackOrigins(request.socket.localPort) : [];
      return comesFromElsewhere(request.headers, [publicOrigin, ...own]);
    }
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
    `frame-src ${PLAYER_ORIGINS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
