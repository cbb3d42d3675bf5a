import { TOLD_AMENITIES } from '@pbr/schemas/property/told-amenities';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDb } from './testing/database.ts';

const t = await createTestDb();
afterAll(() => t.close());

const FACTS = { petsAllowed: sql.raw('pbr_pets'), furnished: sql.raw('pbr_furnished') };

async function told(fact: keyof typeof FACTS, field: string | null, amenities: string[]) {
  const [row] = await t.db.execute<{ told: string | null }>(
    sql`select ${FACTS[fact]}(${field}::text, pbr_amenity_keys(${JSON.stringify(amenities)}::text::jsonb)) as told`,
  );
  return row?.told;
}

const CASES = (['petsAllowed', 'furnished'] as const).flatMap((fact) =>
  TOLD_AMENITIES[fact].names.map((name) => [fact, name] as const),
);

test.each(CASES)(
  '%s is told by the amenity %s, unless the field says something',
  async (fact, name) => {
    expect(await told(fact, null, ['Alberca', name])).toBe(TOLD_AMENITIES[fact].value);
    expect(await told(fact, 'no', [name])).toBe('no');
    expect(await told(fact, null, ['Alberca'])).toBeNull();
  },
);
