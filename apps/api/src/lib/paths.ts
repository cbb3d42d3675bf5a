import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** apps/api, from the sources and from the built files alike. */
const apiRoot = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../..' : '..', import.meta.url),
);

/** apps/web, whose built renderer is loaded by path. */
export const webRoot = path.resolve(apiRoot, '../web');

/** The demo's data and pictures. */
export const demoRoot = path.resolve(apiRoot, '../../demo');

/** The process that makes the files of photos. */
export const photoEncoderScript = path.join(
  apiRoot,
  import.meta.url.endsWith('.ts') ? 'src/cli/encode-photos.ts' : 'dist/cli/encode-photos.js',
);

/** True while the sources run as they are (`npm run dev`), false in the built server. */
export const runsFromSource = import.meta.url.endsWith('.ts');
