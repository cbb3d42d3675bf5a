import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runsFromSource, webRoot } from '../lib/paths.ts';

/** The drawing that stands in for a missing photo; the web serves the same one under `/placeholders/`. */
export function readPlaceholderArt(): Promise<Uint8Array> {
  const folder = runsFromSource ? 'public' : 'dist/client';
  return readFile(path.join(webRoot, folder, 'placeholders/fachada.svg'));
}
