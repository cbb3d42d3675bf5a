import { IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@pbr/schemas/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { protocolError } from '../rest/send-app-error.ts';
import { type Asked, bareAnswers } from './bare-answer.ts';
import { newRequestId } from './request-context.ts';
import type { SecurityOptions } from './security.ts';

/** The errors of Node's HTTP parser with an answer of their own; all others are a malformed request. */
const ANSWERS: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request.timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request.uri_too_long' },
};
const MALFORMED = { status: 400, code: 'request.malformed' } as const;

/** The part of the packet that may hold the first line and the headers. */
const LONGEST_HEAD = 64 * 1024;

interface ParserError extends Error {
  code: string;
  rawPacket?: unknown;
}

/** Answers what Node's HTTP parser cannot read, with the error catalogue like everything else, and hangs up. */
export function answerUnreadable(options: Pick<SecurityOptions, 'publicOrigin'>) {
  const bareAnswer = bareAnswers(options);
  return ({ code, rawPacket }: ParserError, socket: Socket): void => {
    if (canAnswer(code, socket)) {
      const refusal = { ...(ANSWERS[code] ?? MALFORMED), requestId: newRequestId() };
      const { status, headers, body } = bareAnswer(askedIn(rawPacket), refusal);
      const lines = Object.entries({ ...headers, date: new Date().toUTCString() });
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
          ...lines.map(([name, value]) => `${name}: ${value}`),
          'connection: close',
          '',
          body,
        ].join('\r\n'),
      );
    }
    socket.destroy();
  };
}

/** Answers what Fastify cannot route, such as a URL that it cannot decode or that is too long. No hook runs for it. */
export function answerUnroutable(options: Pick<SecurityOptions, 'publicOrigin'>) {
  const bareAnswer = bareAnswers(options);
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const { method, url, headers, id: requestId } = request;
    const refusal = { ...(protocolError(error) ?? MALFORMED), requestId };
    const answer = bareAnswer({ method, url, accept: headers.accept }, refusal);
    void reply.status(answer.status).headers(answer.headers).send(answer.body);
  };
}

/**
 * A client that never sent anything asked for nothing, and one whose last request is still being worked on would take this for its answer.
 */
function canAnswer(code: string, socket: Socket): boolean {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return false;
  // Node's own handler looks there as well (lib/_http_server.js, `socketOnError`).
  const current: unknown = Reflect.get(socket, '_httpMessage');
  if (!(current instanceof ServerResponse)) return true;
  const asked: unknown = current.req;
  return !current.headersSent && asked instanceof IncomingMessage && !asked.complete;
}

function askedIn(packet: unknown): Asked {
  if (!Buffer.isBuffer(packet)) return {};
  const head = packet.toString('latin1', 0, LONGEST_HEAD);
  const [, method, url] = /^([A-Z]+) (\S+) HTTP\//u.exec(head) ?? [];
  const [, accept] = /\r\naccept:[ \t]*([^\r\n]*)/iu.exec(head) ?? [];
  return { method, url, accept };
}
