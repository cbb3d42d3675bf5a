import { importIdSchema } from '@pbr/schemas/import/run';
import { errorCatalogue } from '@pbr/schemas/errors';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';

/** Sends the file of an import; answers the id of the import. Rejects with words for people. */
export async function sendFile(file: File, onProgress: (share: number) => void): Promise<string> {
  try {
    const answer = await photoRequest({
      method: 'POST',
      path: `/api/imports?name=${encodeURIComponent(file.name)}`,
      body: file,
      onProgress,
    });
    return importIdSchema.parse(answer).id;
  } catch (error) {
    if (error instanceof PhotoRefused && error.status === 413)
      throw new Error(errorCatalogue['import.too_large'].es, { cause: error });
    throw error;
  }
}
