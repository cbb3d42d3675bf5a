import { MAX_IMPORT_BYTES } from '@pbr/schemas/import/values';
import type { FastifyInstance } from 'fastify';
import { documentRoute, pathId } from '../../rest/document-route.ts';
import { acceptFile } from '../../rest/file-upload.ts';
import { readReport } from './read-imports.ts';
import { receiveImport } from './receive-import.ts';

/** The files that the screen of imports sends and reads, which tRPC cannot carry. */
export async function importRest(app: FastifyInstance): Promise<void> {
  documentRoute(app, {
    url: '/imports/:id/reporte.csv',
    access: readReport.access,
    ...(readReport.names && { names: readReport.names }),
    contentType: 'text/csv; charset=utf-8',
    cacheControl: 'no-store',
    fileName: 'reporte.csv',
    handle: (ctx, request) => readReport(ctx, { id: pathId(request) }),
  });
  await app.register(async (inside) =>
    acceptFile(inside, '/imports', receiveImport, {
      limit: MAX_IMPORT_BYTES,
      tooLarge: 'import.too_large',
    }),
  );
}
