import type { FastifyInstance } from 'fastify';
import { trackCalls } from './rest/openapi/documentation.ts';
import { handleError, sendAppError } from './rest/send-app-error.ts';
import { sendQuotas } from './rest/headers.ts';
import { acceptJson, trackMethods } from './rest/protocol.ts';
import { AppError } from './lib/errors.ts';
import { accountRest } from './modules/accounts/doors/account.rest.ts';
import { agentRest } from './modules/agents/agent.rest.ts';
import { commissionRest } from './modules/commissions/doors/commission.rest.ts';
import { employeeRest } from './modules/employees/employee.rest.ts';
import { healthRest } from './modules/health/health.rest.ts';
import { importRest } from './modules/imports/import.rest.ts';
import { inquiryRest } from './modules/inquiries/doors/inquiry.rest.ts';
import { propertyImageRest } from './modules/properties/photos/property-image.rest.ts';
import { mapRest } from './modules/properties/doors/map.rest.ts';
import { propertyRest } from './modules/properties/doors/property.rest.ts';
import { serviceRequestRest } from './modules/service-requests/doors/service-request.rest.ts';
import { seoRest } from './modules/seo/seo.rest.ts';
import { sessionRest } from './modules/session/session.rest.ts';

/** Mounts the documented calls, under /api. */
export async function rest(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) =>
    sendAppError(reply, new AppError('route.not_found'), request.id),
  );
  app.addHook('onRequest', (request, reply, done) => {
    if (request.tokenActor === null) reply.header('cache-control', 'no-cache');
    reply.header('vary', 'cookie, authorization');
    done();
  });
  app.addHook('onSend', ({ quotas }, reply, _payload, done) => {
    if (quotas && !reply.hasHeader('ratelimit')) sendQuotas(reply, quotas);
    done();
  });
  acceptJson(app);
  const answerOtherMethods = trackMethods(app);
  const documentCalls = trackCalls(app);
  await app.register(propertyRest);
  await app.register(mapRest);
  await app.register(propertyImageRest);
  await app.register(inquiryRest);
  await app.register(serviceRequestRest);
  await app.register(commissionRest);
  await app.register(agentRest);
  await app.register(sessionRest);
  await app.register(accountRest);
  await app.register(employeeRest);
  await app.register(importRest);
  documentCalls();
  answerOtherMethods();
}

/** Mounts the documents for crawlers at the root, where crawlers look for them. */
export async function crawlerDocuments(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(handleError);
  await app.register(seoRest);
}

/** Mounts the health checks beside the documented calls. */
export async function health(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(handleError);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(healthRest);
}
