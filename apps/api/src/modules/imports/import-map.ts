import { missingIn } from '@pbr/schemas/import/choices';
import { propertyFields } from '@pbr/schemas/property/fields';
import { compileMap } from '../../import/compile-map.ts';
import { ImportError } from '../../import/errors/import-error.ts';
import { parseMap } from '../../import/load-map.ts';
import { mapOfChoices } from './columns/map-of-choices.ts';
import type { TableProfile } from './columns/profile-table.ts';
import type { StoredImport } from './import.queries.ts';

type Mapped = Pick<StoredImport, 'choices' | 'map' | 'mapName'>;

/** The mapping file of an import, as the command reads it: the one that was chosen, or what the choices stand for. */
export function jsonOf({ choices, map }: Mapped): object {
  return map ?? (choices ? mapOfChoices(choices) : {});
}

/** The system from which the listings come. */
export function sourceOf(run: Mapped): string {
  const json = jsonOf(run);
  return 'source' in json ? String(json.source) : '';
}

export const mapOf = (run: Mapped) => parseMap(jsonOf(run), run.mapName ?? '');

export const profileOf = ({ profile }: Pick<StoredImport, 'profile'>) =>
  profile as TableProfile | null;

/** The map bound to the columns of the file, or what keeps it from being used. */
export function compiledOf(run: StoredImport, profile: TableProfile) {
  const missing = run.map === null && run.choices ? missingIn(run.choices) : [];
  if (missing.length > 0) {
    const labels = missing.map((name) => propertyFields[name].label.toLowerCase());
    return { problem: `Falta decir de dónde sale: ${labels.join(', ')}.` };
  }
  try {
    return { map: compileMap(mapOf(run), profile.header) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { problem: error.message };
  }
}
