import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Driver, Engine } from './driver.ts';
import { startProgram } from './processes.ts';

type Params = Record<string, unknown>;

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: LogEntry;
}

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

/** The settings of a visitor in Mexico, with the light scheme and without first-run pages. */
const preferences = {
  'intl.accept_languages': 'es-MX, es',
  // Phones draw them over the page.
  'ui.useOverlayScrollbars': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'pbr-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const firefox = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { env: { HOME: profile, TZ: 'America/Mexico_City' } },
  );
  const url = await firefox.line(2, /ws:\/\/\S+/u);
  const connection = await connectTo(`${url}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    openWindow: async (size) => {
      const { userContext } = await connection.send<{ userContext: string }>(
        'browser.createUserContext',
      );
      const { context } = await connection.send<{ context: string }>('browsingContext.create', {
        type: 'window',
        userContext,
      });
      await connection.send('browsingContext.setViewport', { context, viewport: size });
      return driverOf(connection, context, userContext);
    },
    stop: async () => {
      connection.close();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function driverOf(connection: Connection, context: string, userContext: string): Driver {
  const noise: string[] = [];
  const unlisten = connection.listen(({ level, text, source }) => {
    if (source.context === context && (level === 'error' || level === 'warn'))
      noise.push(`console ${level}: ${text}`);
  });
  const evaluate = async (expression: string) => {
    const { type, result, exceptionDetails } = await connection.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result ?? {};
  };
  return {
    goTo: async (url) => {
      await connection.send('browsingContext.activate', { context });
      await connection.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    evaluate: async (expression) => (await evaluate(expression)).value ?? '',
    perform: async (actions) => {
      await connection.send('input.performActions', { context, actions });
    },
    attach: async (expression, files) => {
      const { sharedId } = await evaluate(expression);
      await connection.send('input.setFiles', { context, element: { sharedId }, files });
    },
    noise,
    close: async () => {
      unlisten();
      await connection.send('browser.removeUserContext', { userContext });
    },
  };
}

interface Connection {
  send: <Result>(method: string, params?: Params) => Promise<Result>;
  listen: (onLog: (entry: LogEntry) => void) => () => void;
  close: () => void;
}

async function connectTo(url: string): Promise<Connection> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((done, fail) => {
    socket.on('open', done);
    socket.on('error', fail);
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(entry: LogEntry) => void>();
  let sent = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'log.entryAdded' && message.params)
      for (const listener of listeners) listener(message.params);
  });
  return {
    send: (method, params = {}) =>
      new Promise((done, fail) => {
        const id = (sent += 1);
        waiting.set(id, ({ type, result, error, message }) => {
          waiting.delete(id);
          if (type === 'success') done(result as never);
          else fail(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    listen: (onLog) => {
      listeners.add(onLog);
      return () => listeners.delete(onLog);
    },
    close: () => socket.close(),
  };
}
