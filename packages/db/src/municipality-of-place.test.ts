import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { properties } from './schema/properties.ts';
import { settlements } from './schema/settlements.ts';
import { users } from './schema/users.ts';
import { createTestDb } from './testing/database.ts';

const CDMX = 'Ciudad de México';
const ROMA = { state: CDMX, city: CDMX, neighborhood: 'Roma Norte' };

const t = await createTestDb();
afterAll(() => t.close());
beforeEach(() => t.db.execute(sql`truncate properties, users, settlements cascade`));

type Row = Partial<typeof properties.$inferInsert>;

const listing = (ownerId: string, row: Row): typeof properties.$inferInsert => ({
  name: 'Casa',
  description: '',
  street: '',
  propertyType: 'casa',
  operationType: 'venta',
  ...ROMA,
  ownerId,
  ...row,
});

async function listings(...rows: Row[]): Promise<string[]> {
  const person = { email: 'ana@prueba.mx', firstName: 'Ana', lastName: 'Ríos' };
  const [owner] = await t.db.insert(users).values(person).returning();
  const ownerId = owner?.id ?? '';
  const values = rows.map((row) => listing(ownerId, row));
  const made = await t.db.insert(properties).values(values).returning();
  return made.map(({ id }) => id);
}

const official = (postalCode: string, ...municipalities: string[]) =>
  t.db.insert(settlements).values(
    municipalities.map((municipality, n) => ({
      key: `${postalCode}-${n}`,
      postalCode,
      name: `Colonia ${n}`,
      kind: 'Colonia',
      municipality,
      state: CDMX,
    })),
  );

interface Place {
  state?: string;
  city?: string;
  neighborhood?: string;
  postalCode?: string | null;
}

async function municipalityOf(place: Place = {}, besides: string | null = null) {
  const { state, city, neighborhood, postalCode = null } = { ...ROMA, ...place };
  const [found] = await t.db.execute<{ name: string | null }>(sql`
    select pbr_municipality(${state}, ${city}, ${neighborhood}, ${postalCode}, ${besides}::uuid) as name`);
  return found?.name ?? null;
}

test('is the one that the listings of the same state, city and colonia name', async () => {
  await listings(
    { municipality: 'Cuauhtémoc' },
    { municipality: null },
    { municipality: 'Coyoacán', neighborhood: 'Del Carmen' },
    { municipality: 'Monterrey', state: 'Nuevo León', city: 'Monterrey' },
  );
  expect(await municipalityOf()).toBe('Cuauhtémoc');
  expect(await municipalityOf({ neighborhood: 'roma  norte' })).toBe('Cuauhtémoc');
  expect(await municipalityOf({ neighborhood: 'Condesa' })).toBeNull();
  expect(await municipalityOf({ city: 'Cuauhtémoc' })).toBeNull();
});

test('is written as most do', async () => {
  const usual = { municipality: 'Cuauhtémoc' };
  await listings({ municipality: 'Cuauhtemoc' }, usual, usual, { municipality: 'CUAUHTÉMOC' });
  expect(await municipalityOf()).toBe('Cuauhtémoc');
});

test('is none where several are named, however few name the other one', async () => {
  const usual = { municipality: 'Cuauhtémoc' };
  await listings(usual, usual, usual, { municipality: 'Benito Juárez' });
  expect(await municipalityOf()).toBeNull();
});

test('is not learned from drafts, from deleted listings, and from the listing itself', async () => {
  const deletedAt = '2026-01-01T00:00:00Z';
  const [, , id] = await listings(
    { municipality: 'Tlalpan', isActive: false, isDraft: true },
    { municipality: 'Coyoacán', deletedAt },
    { municipality: 'Cuauhtémoc', isActive: false },
  );
  expect(await municipalityOf()).toBe('Cuauhtémoc');
  expect(await municipalityOf({}, id)).toBeNull();
});

test('of a draft without a place is none', async () => {
  await listings({ state: '', city: '', neighborhood: '', municipality: 'Tlalpan' });
  expect(await municipalityOf({ state: '', city: '', neighborhood: '' })).toBeNull();
});

test('is the one of the postal code first, unless the code has several or lies in another state', async () => {
  await listings({ municipality: 'Cuauhtémoc' });
  await official('01990', 'Álvaro Obregón', 'Álvaro Obregón');
  await official('01991', 'Álvaro Obregón', 'Tlalpan');
  expect(await municipalityOf({ postalCode: '01990' })).toBe('Álvaro Obregón');
  expect(await municipalityOf({ postalCode: '01990', neighborhood: '' })).toBe('Álvaro Obregón');
  expect(await municipalityOf({ postalCode: '01991' })).toBe('Cuauhtémoc');
  expect(await municipalityOf({ postalCode: '99999' })).toBe('Cuauhtémoc');
  expect(await municipalityOf({ postalCode: '01990', state: 'Jalisco' })).toBeNull();
});

test('is found without reading the whole colonia', async () => {
  await listings({ municipality: 'Cuauhtémoc' });
  const columns = sql.raw(
    'owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, municipality',
  );
  await t.db.execute(sql`
    insert into properties (${columns}) select ${columns} from properties, generate_series(1, 600)`);
  await t.db.execute(sql`analyze properties`);
  const read = await t.db.transaction(async (tx) => {
    const count = async () => {
      const [counted] = await tx.execute<{ n: number }>(sql`
        select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'properties'`);
      return counted?.n ?? 0;
    };
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await count();
    await tx.execute(sql`
      select pbr_municipality(${CDMX}, ${CDMX}, 'Roma Norte', null, null) from generate_series(1, 10)`);
    return (await count()) - before;
  });
  // Each of ten calls reads its first row, its last row, and twenty for their spelling.
  expect(read).toBe(220);
});
