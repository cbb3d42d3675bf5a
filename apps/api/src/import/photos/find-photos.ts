import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePhotoNames } from '@pbr/schemas/import/compare-photo-names';
import { ImportError } from '../errors/import-error.ts';

/** An entry of the folder of photos. */
export interface FoundPhoto {
  /** Below the folder, with slashes. */
  name: string;
  path: string;
  /** In Spanish: the reason why it is not even opened. */
  problem?: string;
}

/** All files below a folder, in the order of their photos. Links are not followed, and hidden files do not count. */
export async function findPhotos(folder: string): Promise<FoundPhoto[]> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new ImportError(`No hay una carpeta en ${folder}. Corrige --photos.`);
  const photos = await filesOf(folder, '');
  return photos.toSorted((one, other) => comparePhotoNames(one.name, other.name));
}

async function filesOf(path: string, name: string): Promise<FoundPhoto[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [{ name, path, problem: 'No se puede abrir la carpeta.' }];
  const files: FoundPhoto[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const inside = join(path, entry.name);
    const below = name === '' ? entry.name : `${name}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await filesOf(inside, below)));
    else files.push({ name: below, path: inside, ...problemOf(entry) });
  }
  return files;
}

function problemOf(entry: Dirent): { problem?: string } {
  if (entry.isFile()) return {};
  if (entry.isSymbolicLink())
    return { problem: 'Es un enlace, y los enlaces no se siguen: copia aquí la foto.' };
  return { problem: 'No es un archivo.' };
}
