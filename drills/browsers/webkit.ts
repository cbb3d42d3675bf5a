import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pbr/e2e/fixtures/portal/portal';
import type { Driver, Engine, Size } from './driver.ts';
import { startProgram } from './processes.ts';

/** The key of an element in the answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The toolbar of the browser would keep a window from being as narrow as a phone. */
const NARROW_TOOLBAR = `button, entry, toolbar, toolbutton, box {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0;
}`;

export interface WebkitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Starts a screen in memory, on which WebKitGTK opens its windows. */
export async function startWebkit({ driver, browser, screen }: WebkitPrograms): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'pbr-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const xvfb = startProgram(
    screen,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {},
  );
  const env = {
    DISPLAY: `:${await xvfb.line(3, /\d+/u)}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    LC_ALL: 'es_MX.UTF-8',
    LANGUAGE: 'es_MX',
    TZ: 'America/Mexico_City',
    NO_AT_BRIDGE: '1',
  };
  return {
    openWindow: (size) => openWindow(size, { driver, browser, env }),
    stop: async () => {
      await xvfb.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A driver knows one session at a time, so every window has its own. */
async function openWindow(
  size: Size,
  { driver, browser, env }: { driver: string; browser: string; env: Record<string, string> },
): Promise<Driver> {
  const port = await freePort();
  const noise: string[] = [];
  const program = startProgram(driver, [`--port=${port}`], {
    env,
    onLine: (line) => {
      if (/^CONSOLE .*\b(?:ERROR|WARN)/u.test(line)) noise.push(line);
    },
  });
  const root = `http://127.0.0.1:${port}`;
  await untilReady(root);
  const { sessionId } = await call<{ sessionId: string }>('POST', `${root}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  });
  const session = `${root}/session/${sessionId}`;
  const execute = <Result>(expression: string) =>
    call<Result>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  const resize = (outer: Size) => call('POST', `${session}/window/rect`, { x: 0, y: 0, ...outer });
  await resize(size);
  const [width, height] = await execute<[number, number]>('[innerWidth, innerHeight]');
  await resize({ width: 2 * size.width - width, height: 2 * size.height - height });
  return {
    goTo: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    evaluate: (expression) => execute<string>(expression),
    perform: async (actions) => {
      await call('POST', `${session}/actions`, { actions });
    },
    attach: async (expression, files) => {
      const field = await execute<Record<typeof ELEMENT, string>>(expression);
      await call('POST', `${session}/element/${field[ELEMENT]}/value`, { text: files.join('\n') });
    },
    noise,
    close: async () => {
      await call('DELETE', session);
      await program.stop();
    },
  };
}

async function untilReady(root: string): Promise<void> {
  for (const until = Date.now() + 30_000; ;) {
    const isReady = await call('GET', `${root}/status`).catch(() => null);
    if (isReady) return;
    if (Date.now() > until) throw new Error('WebKitWebDriver did not start');
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function call<Result>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Result & { error: string; message: string } };
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
