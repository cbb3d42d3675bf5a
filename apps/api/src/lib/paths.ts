import path from 'node:path';
import { fileURLToPath } from 'node:url';

const thisFile = fileURLToPath(import.meta.url);
const folderStart = (name: string) => thisFile.lastIndexOf(path.sep + name + path.sep);

/** The folder apps/api, for the sources and for the built files; the build decides which of its files holds this line. */
const apiRoot = thisFile.slice(0, Math.max(folderStart('src'), folderStart('dist')));

/** The folder apps/web; its built renderer is loaded by path. */
export const webRoot = path.resolve(apiRoot, '../web');

/** The demo's data and pictures. */
export const demoRoot = path.resolve(apiRoot, '../../demo');

/** The guide for integrators, which the portal shows at /api/docs/guia. */
export const integrationsGuide = path.resolve(apiRoot, '../../docs/integrations.md');

/** The script of the process that encodes photos. */
export const photoEncoderScript = path.join(
  apiRoot,
  import.meta.url.endsWith('.ts') ? 'src/cli/encode-photos.ts' : 'dist/cli/encode-photos.js',
);

/** True when the sources run directly (`npm run dev`), false in the built server. */
export const runsFromSource = import.meta.url.endsWith('.ts');
