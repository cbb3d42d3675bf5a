// npm run size [-- URL]: measures how much the first visit to some pages transfers. Without a URL it starts the built portal.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { build, install, prepare, root } from './toolchain.mjs';

/** The most bytes, compressed with brotli, that a first visit may transfer. */
const budget = { js: 150_000, css: 10_000 };

const given = process.argv[2];
if (!given) await prepare(() => install({ withBrowserTests: false }), build);
const portal = given
  ? { origin: new URL(given).origin, stop: async () => {} }
  : await startPortal();
try {
  process.exitCode = (await measurePages(portal.origin)) ? 0 : 1;
} finally {
  await portal.stop();
}

async function measurePages(origin) {
  let fits = true;
  for (const path of ['/', '/properties', '/venta', await someDetail(origin)]) {
    const files = await firstVisit(new URL(path, origin));
    const sums = { js: sum(files, 'js'), css: sum(files, 'css') };
    print(path, files, sums);
    fits &&= sums.js <= budget.js && sums.css <= budget.css;
  }
  console.log(fits ? '\nDentro del presupuesto.' : '\nFuera del presupuesto.');
  return fits;
}

async function someDetail(origin) {
  const answer = await fetch(new URL('/api/properties?limit=1', origin));
  const [first] = await answer.json();
  if (!first) throw new Error('No hay ninguna propiedad publicada que medir.');
  return `/properties/${first.id}`;
}

/** The scripts and style sheets that the page names, and everything that those scripts import before they can run. */
async function firstVisit(page) {
  // Browsers with scripts fetch nothing from here.
  const html = (await text(page)).replaceAll(/<noscript[\s\S]*?<\/noscript>/g, '');
  const files = new Map();
  const queue = [...linksOf(html), ...lateScriptsOf(html)].map((link) => new URL(link, page));
  while (queue.length > 0) {
    const url = queue.shift();
    if (url.origin !== page.origin || files.has(url.href)) continue;
    const file = await transfer(url);
    files.set(url.href, file);
    if (file.kind === 'js')
      queue.push(...staticImports(file.source).map((name) => new URL(name, url)));
  }
  const inline = [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g),
  ];
  return [
    ...files.values(),
    { kind: 'inline', name: `${inline.length} en la página`, raw: size(inline), br: 0 },
  ];
}

function linksOf(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const rel = /\brel="?([\w ]+)/.exec(tag)?.[1] ?? '';
    const wanted =
      tag.startsWith('<script') ||
      /modulepreload|stylesheet/.test(rel) ||
      /\bas="?(?:script|style)\b/.test(tag);
    const link = /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return wanted && link ? [link.replaceAll('&amp;', '&')] : [];
  });
}

/** Scripts that the page fetches once it is painted; apps/web/src/lib/page/late-start.ts lists them in the HTML. */
function lateScriptsOf(html) {
  return [...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, link]) => link);
}

/** Finds `import{a}from"./b.js"`, `export*from"./b.js"` and `import"./b.js"`, as a bundler writes them; never `import("./b.js")`. */
function staticImports(source) {
  const found = source.matchAll(
    /\b(?:import|export)\b(?:[\w\s{},*$]*?\bfrom)?\s*["']([^"'\n]+\.js)["']/g,
  );
  return [...found].map((match) => match[1]);
}

async function transfer(url) {
  // Asking for `identity` would hide whether the portal compresses, so this reads the bytes as they are sent.
  const { body, encoding } = await rawGet(url);
  const raw = encoding === 'br' ? brotliDecompressSync(body) : body;
  const br = encoding === 'br' ? body.length : brotli(raw);
  const kind = url.pathname.endsWith('.css') ? 'css' : 'js';
  return {
    kind,
    name: url.pathname.split('/').at(-1),
    source: raw.toString(),
    raw: raw.length,
    br,
    encoding,
  };
}

async function rawGet(url) {
  const { get } = await import(url.protocol === 'https:' ? 'node:https' : 'node:http');
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', fail);
      answer.on('end', () => {
        if (answer.statusCode !== 200) fail(new Error(`${url.href}: ${answer.statusCode}`));
        else
          done({
            body: Buffer.concat(chunks),
            encoding: answer.headers['content-encoding'] ?? 'sin comprimir',
          });
      });
    }).on('error', fail);
  });
}

async function text(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.href}: ${answer.status}`);
  return answer.text();
}

function brotli(buffer) {
  return brotliCompressSync(buffer, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function size(matches) {
  return matches.reduce((total, match) => total + match[1].length, 0);
}

function sum(files, kind) {
  return files.filter((file) => file.kind === kind).reduce((total, file) => total + file.br, 0);
}

function print(path, files, sums) {
  console.log(`\n${path}`);
  const rows = files.toSorted((a, b) => b.br - a.br);
  for (const { kind, name, raw, br, encoding = '' } of rows)
    console.log(row(kind, raw, br, name, encoding));
  for (const kind of ['js', 'css']) {
    const verdict = sums[kind] <= budget[kind] ? '' : '  ← demasiado';
    console.log(
      row(`Σ ${kind}`, rawSum(files, kind), sums[kind], `de ${kB(budget[kind])} kB${verdict}`, ''),
    );
  }
}

function rawSum(files, kind) {
  return files.filter((file) => file.kind === kind).reduce((total, file) => total + file.raw, 0);
}

function row(kind, raw, br, name, encoding) {
  return `  ${kind.padEnd(7)}${kB(raw).padStart(9)} kB${kB(br).padStart(9)} kB br  ${name} ${encoding === 'br' ? '' : encoding}`.trimEnd();
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** Starts the built portal on a free port, with demo data in a folder that `stop` removes. */
async function startPortal() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pbr-size-'));
  // When root starts the portal, Postgres runs as another user, who needs access to the folder.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
  };
  const server = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_ORIGIN: origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => server.once('exit', done));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.kill('SIGTERM'));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 600 && server.exitCode === null; tries += 1) {
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) return { origin, stop };
    await wait(200);
  }
  await stop();
  throw new Error('El portal no arrancó.');
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
