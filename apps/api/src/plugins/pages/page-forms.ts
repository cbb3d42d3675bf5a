import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TRPCError } from '@trpc/server';
import type { AppRouter } from '../../router.ts';
import { createCallerFactory, describe } from '../../trpc.ts';
import type { RefusedForm } from './web-entry.ts';

type Caller = ReturnType<AppRouter['createCaller']>;
/** The text of the fields by name. The actions parse it, so the type promises nothing. */
type Typed = never;

/** The forms that browsers without scripts send, by the URL of their page, each with the call that scripts make for it. */
const FORMS: Record<string, (call: Caller, typed: Typed) => Promise<unknown>> = {
  '/contacts': (call, typed) => call.request.sendContact(typed),
  '/valuation': (call, typed) => call.request.sendValuation(typed),
  '/legal-advisory': (call, typed) => call.request.sendLegal(typed),
  '/properties/:propertyId': (call, typed) => call.inquiry.send(typed),
};

/** The URL that says that the form was sent. */
const SENT = 'sent=true#formulario';

interface PageFormsOptions {
  router: AppRouter;
  /** Sends the page again. */
  showAgain: (
    request: FastifyRequest,
    reply: FastifyReply,
    refused: RefusedForm,
  ) => Promise<FastifyReply>;
}

/**
 * Receives plain HTML forms at the URL of their page, answers a success with a redirect and a refusal with the page. No other route
 * accepts their type, which a browser sends to any site without asking it first.
 */
export async function pageForms(app: FastifyInstance, { router, showAgain }: PageFormsOptions) {
  const callerFor = createCallerFactory(router);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, fieldsOf(String(body))),
  );
  for (const [url, send] of Object.entries(FORMS))
    app.post(url, { config: { access: 'public' } }, async (request, reply) => {
      const typed = (request.body ?? {}) as Record<string, string>;
      try {
        const input = { ...typed, ...(request.params as object) };
        await send(callerFor(request.serviceContext()), input as Typed);
      } catch (error) {
        const refusal = describe(error as TRPCError);
        if (refusal.kind === 'internal')
          request.log.error({ err: refusal.cause ?? refusal }, 'form failed');
        return showAgain(request, reply, { typed, error: refusal });
      }
      // Only the path: the target of a request may name another host.
      const { pathname } = new URL(request.url, 'http://portal');
      return reply.header('cache-control', 'no-store').redirect(`${pathname}?${SENT}`, 303);
    });
}

/** Browsers end the lines of a text with CRLF here, and with LF when scripts read it. */
function fieldsOf(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
