import { mutation, query, router } from '../../trpc.ts';
import { actOnImport, removeImport } from './act-on-import.ts';
import {
  arrangeImport,
  chooseImportMap,
  keepImportMap,
  removeImportMap,
} from './arrange-import.ts';
import { matchPhotos, notePhotos } from './match-photos.ts';
import { getImport, getImportMap, listImports } from './read-imports.ts';

export const importRouter = router({
  list: query(listImports),
  get: query(getImport),
  map: query(getImportMap),
  arrange: mutation(arrangeImport),
  chooseMap: mutation(chooseImportMap),
  keepMap: mutation(keepImportMap),
  removeMap: mutation(removeImportMap),
  act: mutation(actOnImport),
  remove: mutation(removeImport),
  matchPhotos: mutation(matchPhotos),
  notePhotos: mutation(notePhotos),
});
