import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { appRouter } from '../router.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True once it is answered with what another visitor got. */
    isReadyAnswer?: true;
  }
}

/** Seconds. Ready answers take a millisecond, photos some seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts and times the requests of an app by route: a label never holds anything that a client has made up. Register it first. */
export function measureRequests(registry: Registry) {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'pbr_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const kept = new Counter({
    name: 'pbr_http_ready_answers_total',
    help: 'Answers that were ready, of those that the histogram counts.',
    registers,
  });
  const refused = new Counter({
    name: 'pbr_http_refused_total',
    help: 'Requests refused because the process had too much to do.',
    registers,
  });
  const late = new Counter({
    name: 'pbr_http_deadlines_total',
    help: 'Requests that waited for the database as long as they may.',
    registers,
  });
  return fp(async (app: FastifyInstance) => {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, isShed, deadline } = request;
      const labels = { method, route: routeOf(request), status: reply.statusCode };
      seconds.observe(labels, reply.elapsedTime / 1000);
      if (request.isReadyAnswer) kept.inc();
      if (isShed) refused.inc();
      if (!isShed && deadline?.leftMs === 0) late.inc();
      done();
    });
    app.addHook('onReady', async () => measureSlots(app, registers));
  });
}

function measureSlots(app: FastifyInstance, registers: Registry[]): void {
  const slots = new Gauge({
    name: 'pbr_http_slots',
    help: 'Requests that are worked on, and those that wait for their turn.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { running, waiting } = app.fairQueue.load();
      slots.set({ state: 'running' }, running);
      slots.set({ state: 'waiting' }, waiting);
    },
  });
}

const CALLS: ReadonlySet<string> = new Set(Object.keys(appRouter._def.procedures));

/** The pattern of the route, with the name of a tRPC call. */
function routeOf({ routeOptions, params }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return 'none';
  if (!url.startsWith('/trpc')) return url;
  const { path } = params as { path?: string };
  if (path === undefined || CALLS.has(path)) return `/trpc/${path ?? ''}`;
  return path.includes(',') ? '/trpc/batch' : '/trpc/none';
}
