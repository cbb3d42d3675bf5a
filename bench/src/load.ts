import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

/** A request that the load repeats. */
export interface Task {
  name: string;
  method?: 'GET' | 'POST';
  /** A function makes every URL new, so that no answer is ready. */
  path: string | ((count: number) => string);
  headers?: Record<string, string>;
  body?: string;
  /** The status that every answer must have. */
  status: number;
}

export interface Measured {
  /** Good answers per second. */
  rate: number;
  p50Ms: number;
  p99Ms: number;
  cpuMsPerRequest: number;
  bytes: number;
}

let asked = Date.now();

const asking = (path: (count: number) => string): autocannon.Request => ({
  setupRequest: (request) => ({ ...request, path: path((asked += 1)) }),
});

/** Throws when any answer has another status than the expected one: fast refusals must not count as a good result. */
export async function load(
  server: ServerProcess,
  task: Task,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const cpuBefore = server.cpuMs();
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    method: task.method ?? 'GET',
    ...(task.headers && { headers: task.headers }),
    ...(task.body !== undefined && { body: task.body }),
    requests: [typeof task.path === 'string' ? { path: task.path } : asking(task.path)],
  });
  const cpuMs = server.cpuMs() - cpuBefore;
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.some((status) => status !== String(task.status)))
    throw new Error(`${task.name}: ${result.errors} errores, respuestas ${statuses.join(', ')}`);
  return {
    rate: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: cpuMs / result.requests.total,
    bytes: result.throughput.total / result.requests.total,
  };
}
