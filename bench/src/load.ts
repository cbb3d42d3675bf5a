import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

/** What is asked, again and again. */
export interface Task {
  name: string;
  method?: 'GET' | 'POST';
  /** Made of a counter where nobody may have asked for the address before. */
  path: string | ((count: number) => string);
  headers?: Record<string, string>;
  body?: string;
  /** The status of every good answer. */
  status: number;
}

export interface Measured {
  /** Good answers a second. */
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

/** Fails when any answer is another than the expected one: a fast refusal is no result. */
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
