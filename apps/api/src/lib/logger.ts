import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';

interface LoggedRequest {
  id?: string;
  method?: string;
  url?: string;
}

interface LoggedReply {
  statusCode?: number;
}

/** The path without the query, and without the token of an agreement's link. */
function pathOf(url: string | undefined): string | undefined {
  return url?.split('?')[0]?.replace(/^(\/agreement\/).+$/u, '$1…');
}

/**
 * Writes one JSON line per event. Requests are logged by method and path only: IPs, query strings (people's searches), headers and
 * bodies are private.
 */
export function createLogger(level: string, output: DestinationStream = pino.destination(1)) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: ({ id, method, url }: LoggedRequest) => ({ id, method, path: pathOf(url) }),
        res: ({ statusCode }: LoggedReply) => ({ statusCode }),
        err: (error: unknown) => describeError(error),
      },
    },
    output,
  );
}
