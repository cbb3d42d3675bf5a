import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder apps/api, both for the sources and for the built files. */
const apiRoot = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../..' : '..', import.meta.url),
);

/** The folder apps/web; its built renderer is loaded by path. */
export const webRoot = path.resolve(apiRoot, '../web');

/** The demo's data and pictures. */
export const demoRoot = path.resolve(apiRoot, '../../demo');

/** The script of the process that encodes photos. */
export const photoEncoderScript = path.join(
  apiRoot,
  import.meta.url.endsWith('.ts') ? 'src/cli/encode-photos.ts' : 'dist/cli/encode-photos.js',
);

/** True when the sources run directly (`npm run dev`), false in the built server. */
export const runsFromSource = import.meta.url.endsWith('.ts');
