import { Deadline, within } from '@pbr/db/deadline';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long this route may wait for the database in all, where that is longer than usual. */
    databaseMs?: number;
  }
  interface FastifyRequest {
    deadline: Deadline;
  }
}

/** How long a request may wait for the database in all, before it is answered with 503. */
const REQUEST_DATABASE_MS = 2_500;

export interface DeadlineOptions {
  /** Only tests set this, to wait less. */
  databaseMs?: number | undefined;
}

/** Gives each request its deadline, which every query that it causes keeps. */
export const deadline = fp(
  async (app: FastifyInstance, { databaseMs: usual = REQUEST_DATABASE_MS }: DeadlineOptions) => {
    app.decorateRequest('deadline');
    app.addHook('onRequest', (request, _reply, done) => {
      const { databaseMs = usual } = request.routeOptions.config;
      request.deadline = new Deadline(databaseMs);
      within(request.deadline, done);
    });
  },
  { name: 'deadline' },
);
