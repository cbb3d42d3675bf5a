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

/** Without the query, and without what opens an agreement. */
function pathOf(url: string | undefined): string | undefined {
  return url?.split('?')[0]?.replace(/^(\/agreement\/).+$/u, '$1…');
}

/**
 * One JSON line an event. Requests are logged by method and path only: addresses, query strings (what people search for), headers
 * and bodies are nobody's business.
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
