import { randomUUID } from 'node:crypto';
import { importIdSchema } from '@pbr/schemas/import/run';
import { LONGEST_FILE_NAME } from '@pbr/schemas/import/values';
import { lineSchema } from '@pbr/schemas/text';
import * as z from 'zod/mini';
import type { ReceivedFile } from '../../http/received-file.ts';
import { action } from '../../action/action.ts';
import { insertImport } from './import.queries.ts';
import { enqueueImport } from './enqueue-import.ts';

const inputSchema = z.object({
  file: z.custom<Pick<ReceivedFile, 'path'>>(),
  name: z._default(lineSchema({ max: LONGEST_FILE_NAME }), 'archivo.csv'),
});

/** Takes a file for an import; a job reads it. */
export const receiveImport = action({
  access: 'admin',
  input: inputSchema,
  output: importIdSchema,
  run: async (ctx, { file, name }) => {
    const id = randomUUID();
    const fileKey = `${id}/tabla.${/\.xlsx$/iu.test(name) ? 'xlsx' : 'csv'}`;
    await ctx.importFiles.keep(file, fileKey);
    const { userId } = ctx.actor;
    await ctx.db.transaction(async (tx) => {
      await insertImport(tx, {
        id,
        actorId: userId,
        ownerId: userId,
        fileName: name,
        fileKey,
        createdAt: ctx.now().toISOString(),
      });
      await enqueueImport(tx, { id });
    });
    return { id };
  },
});
