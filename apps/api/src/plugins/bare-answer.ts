import { type ErrorCode, errorCatalogue } from '@pbr/schemas/errors';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { asksForPage } from '../http/asks-for-page.ts';
import { httpStatusByKind, trpcCodeByKind } from '../lib/errors.ts';
import { failurePage } from './pages/failure-page.ts';
import { bareHeaders, type SecurityOptions } from './security.ts';

/** A request that no handler sees; its first lines may be unreadable. */
export interface Asked {
  method?: string | undefined;
  url?: string | undefined;
  accept?: string | undefined;
}

interface Refusal {
  code: ErrorCode;
  requestId: string;
  /** Given where it is not the one of the error's kind. */
  status?: number;
  retryAfterSeconds?: number;
}

interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TRPC = /^\/trpc(\/|\?|$)/u;

/**
 * Answers requests that pass by all hooks with an error of the catalogue: with a page, an answer for tRPC or one for the API, as they ask
 * for it.
 */
export function bareAnswers(options: Pick<SecurityOptions, 'publicOrigin'>) {
  const headers = bareHeaders(options);
  return ({ method, url = '', accept = '' }: Asked, refusal: Refusal): BareAnswer => {
    const { code, requestId, retryAfterSeconds } = refusal;
    const { status = httpStatusByKind[errorCatalogue[code].kind] } = refusal;
    const isPage = method === 'GET' && accept.includes('text/html') && asksForPage(url, accept);
    const body = isPage
      ? failurePage(errorCatalogue[code].es)
      : JSON.stringify(TRPC.test(url) ? forTrpc(refusal, status) : forApi(refusal));
    return {
      status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
        'content-length': String(Buffer.byteLength(body)),
        'x-request-id': requestId,
        ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      },
      body,
    };
  };
}

function forApi({ code, requestId }: Refusal) {
  return { code, message: errorCatalogue[code].es, requestId };
}

/** The same for every call of a batch, for which the client takes an answer that is not a list. */
function forTrpc({ code, requestId, retryAfterSeconds }: Refusal, httpStatus: number) {
  const { kind, es } = errorCatalogue[code];
  const trpcCode = trpcCodeByKind[kind];
  return {
    error: {
      message: es,
      code: TRPC_ERROR_CODES_BY_KEY[trpcCode],
      data: { code: trpcCode, httpStatus, appCode: code, requestId, retryAfterSeconds },
    },
  };
}
