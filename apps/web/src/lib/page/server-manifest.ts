import type { Manifest } from '@tanstack/react-router';
import { lateScripts, startLate } from './late-start.ts';

interface ViteChunk {
  name?: string;
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

export type ViteManifest = Record<string, ViteChunk>;

const ROOT = '__root__';
/** The router plugin moves each route's components into a chunk with this name. */
const ROUTE_CHUNK = /^src\/routes\/(.+)\.tsx\?tsr-split=component/u;

/** The scripts and style sheets of each route, so that the page can name them all at once. */
export function toRouterManifest(vite: ViteManifest): Manifest {
  const first = closure(vite, entryOf(vite));
  const routes: Manifest['routes'] = {
    [ROOT]: {
      scripts: [startLate(first.scripts.map(toUrl))],
      css: first.sheets.map(toUrl),
    },
  };
  for (const key of Object.keys(vite)) {
    const name = ROUTE_CHUNK.exec(key)?.[1];
    if (name === undefined) continue;
    const own = closure(vite, key);
    routes[toRouteId(name)] = {
      scripts: [lateScripts(without(own.scripts, first.scripts).map(toUrl))],
      css: without(own.sheets, first.sheets).map(toUrl),
    };
  }
  return { routes };
}

/** The style sheets of a chunk that loads later, except those that every page has. */
function sheetsOf(vite: ViteManifest, chunk: string): string[] {
  return without(closure(vite, chunk).sheets, closure(vite, entryOf(vite)).sheets).map(toUrl);
}

function entryOf(vite: ViteManifest): string {
  const entry = Object.keys(vite).find((key) => vite[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest of the browser build has no entry');
  return entry;
}

/** The style sheets of the parts that a page loads only when it needs them, by the name of their file. */
export function partSheets(vite: ViteManifest): (name: string) => string[] {
  const chunks = new Map(
    Object.entries(vite).flatMap(([key, { name, isDynamicEntry }]) =>
      name !== undefined && isDynamicEntry && !ROUTE_CHUNK.test(key) ? [[name, key] as const] : [],
    ),
  );
  return (name) => {
    const chunk = chunks.get(name);
    return chunk === undefined ? [] : sheetsOf(vite, chunk);
  };
}

/** `properties/$id` -> `/properties/$id`, `properties/index` -> `/properties/`, `inquiries_.requests` -> `/inquiries_/requests`. */
export function toRouteId(name: string): string {
  return `/${name.replaceAll('.', '/').replace(/(^|\/)index$/u, '$1')}`;
}

/** A chunk with all its imports; each script comes after those it imports. */
function closure(vite: ViteManifest, start: string) {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const visit = (key: string) => {
    const chunk = vite[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const name of chunk.imports ?? []) visit(name);
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  visit(start);
  return { scripts: [...scripts], sheets: [...sheets] };
}

const toUrl = (file: string) => `/${file}`;
const without = (all: string[], known: string[]) => all.filter((file) => !known.includes(file));
