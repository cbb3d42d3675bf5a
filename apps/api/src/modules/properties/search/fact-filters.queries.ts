import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import { splitAmenities } from '@pbr/schemas/property/search/item-lists';
import type { NamedFact } from '@pbr/search-language/words/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import {
  atLeast,
  constant,
  IN_ALL,
  IN_POINTS,
  type ServerFilter,
  valued,
} from './server-filter.queries.ts';
import { failing } from './unlikeness.queries.ts';

const hasAll = (amenities: readonly string[]) =>
  sql`p.amenity_keys @> pbr_amenity_keys(${JSON.stringify(amenities)}::jsonb)`;

/** The server's record of the filters that a word of a text may stand for. */
export const FACT_FILTERS: {
  [Key in keyof Required<NamedFact>]: ServerFilter<PropertyFilters[Key]>;
} = {
  parking: {
    ...atLeast('parking', sql`p.park_key`, 0.15),
    says: 'Cuántos cajones de estacionamiento como mínimo.',
    drawn: { chance: 0.2, of: [1, 2, 3] },
  },
  // The field decides; if it is empty, the amenities do. The conditions of the partial indexes use the same expressions.
  pets: {
    ...valued(
      'pets',
      (value) => sql`pbr_pets(p.pets_allowed, p.amenity_keys) = ${value}`,
      constant,
    ),
    isIn: IN_POINTS,
    miss: 0.3,
    says: '`si`: solo lo que acepta mascotas, en su campo `petsAllowed` o, si está vacío, en sus amenidades (“Se aceptan mascotas”, “Pet friendly”).',
    drawn: { chance: 0.1, of: ['si'] },
  },
  furnished: {
    ...valued(
      'furnished',
      (value) => sql`pbr_furnished(p.furnished, p.amenity_keys) = ${value}`,
      constant,
    ),
    isIn: IN_POINTS,
    miss: 0.3,
    says: '`amueblado` o `sin-muebles`, según su campo `furnished` o, si está vacío, sus amenidades (“Amueblado”).',
    drawn: { chance: 0.08, of: ['amueblado', 'amueblado', 'sin-muebles'] },
  },
  amenities: {
    conditions: ({ amenities }) => (amenities ? [hasAll(splitAmenities(amenities))] : []),
    isIn: IN_ALL,
    miss: ({ amenities }) =>
      splitAmenities(amenities).map((amenity) => failing(hasAll([amenity]), 0.1)),
    says: 'Amenidades separadas por comas, con su nombre exacto; debe tener todas. Hasta 20. La coma de un nombre se escribe `\\,`.',
    drawn: {
      chance: 0.15,
      of: ['Alberca', 'Gimnasio', 'Elevador,Terraza', 'Pet friendly', 'Cocina integral,Bodega'],
    },
  },
};

/** Listing `p` has the fact: true or false, also for listings that do not say it. */
export function holdsFact({ amenities, ...others }: NamedFact): SQL {
  const conditions = (fact: NamedFact) =>
    Object.values(FACT_FILTERS).flatMap((filter) => filter.conditions(fact, NEVER, {}));
  // Only amenities are looked up, and an index does not answer 'is true'.
  return sql.join(
    [...conditions({ amenities }), ...conditions(others).map((holds) => sql`(${holds}) is true`)],
    sql` and `,
  );
}

/** No fact depends on the day. */
const NEVER = new Date(0);
