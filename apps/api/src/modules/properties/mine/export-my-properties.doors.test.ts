import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let agentId: string;
let agent: string;
let boss: string;
const t = await databaseSuite({ clear: ['property_inquiries', 'properties'] });
const app = await serverOn(t);
beforeAll(async () => {
  const account = await anAccount(t.db, { firstName: 'Ana', lastName: 'Ruiz' });
  agentId = account.id;
  agent = await signedInCookie(app, account.email);
  boss = await signedInCookie(app, (await anAccount(t.db, { role: 'admin' })).email);
});
beforeEach(() => t.clear('property_inquiries', 'properties'));

const download = (query = '', cookie = agent) =>
  app.inject({ url: `/api/properties.csv${query}`, headers: { cookie } });
const recordsOf = (text: string) =>
  parse<Record<string, string>>(text, { columns: true, bom: true, relax_column_count: false });
const namesIn = async (query?: string, cookie?: string) =>
  recordsOf((await download(query, cookie)).body).map(({ Nombre }) => Nombre);

const SORTABLE = /^\d{4}-\d\d-\d\d \d\d:\d\d$/u;

test('the file has the figures of each own listing, in words, and runs no formula', async () => {
  const { id } = await aProperty(t.db, {
    ownerId: agentId,
    name: '=HYPERLINK("https://malo.mx","Pulsa")',
    neighborhood: '+Roma',
    city: '@Ciudad',
    operationType: 'ambos',
    salePrice: '4500000.50',
    rentPrice: '30000.00',
    isActive: false,
    dealStatus: 'apartada',
    agencyReference: '+R-17',
    availableFrom: '2026-12-15',
  });
  await t.db.insert(propertyInquiries).values({
    propertyId: id,
    clientName: 'Marta',
    clientEmail: 'marta@correo.mx',
    noticeVersion: '1',
  });
  await aProperty(t.db, { name: 'Ajena' });
  const answer = await download();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="propiedades.csv"',
    'cache-control': 'no-store',
  });
  const records = recordsOf(answer.body);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    'ID de propiedad': `PBR-${id.slice(0, 8).toUpperCase()}`,
    Nombre: `'=HYPERLINK("https://malo.mx","Pulsa")`,
    Operación: 'Venta y Renta',
    Publicación: 'Inactiva',
    Disponibilidad: 'Apartada',
    'Precio de venta': '4500000.50',
    'Renta mensual': '30000.00',
    Moneda: 'MXN',
    Colonia: "'+Roma",
    Ciudad: "'@Ciudad",
    Consultas: '1',
    'Consultas sin responder': '1',
    'Días en línea': '',
    Agente: 'Ana Ruiz',
    'Clave interna': "'+R-17",
    'Disponible desde': '2026-12-15',
    'Fecha de alta': expect.stringMatching(SORTABLE),
    'Último cambio': expect.stringMatching(SORTABLE),
    'Visitas desde': expect.stringMatching(SORTABLE),
  });
  const cells = parse(answer.body, { bom: true }).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual([]);
});

test('more listings than one batch are all in the file, each once, in the order of the list', async () => {
  await t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, is_active)
    select ${agentId}, 'Casa ' || lpad(n::text, 3, '0'), 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'casa', 'venta', n % 2 = 0
    from generate_series(1, 450) n`);
  const names = await namesIn('?sort=name');
  expect(names).toEqual(
    Array.from({ length: 450 }, (_, n) => `Casa ${String(n + 1).padStart(3, '0')}`),
  );
  expect(await namesIn('?status=active&page=9')).toHaveLength(225);
  expect(await namesIn('?search=casa%20007')).toEqual(['Casa 007']);
});

test('a list without listings is a file with its columns alone', async () => {
  const { body } = await download();
  expect(body.startsWith('\ufeffID de propiedad,Nombre,')).toBe(true);
  expect(recordsOf(body)).toEqual([]);
});

test('only an admin gets the listings of others', async () => {
  await aProperty(t.db, { ownerId: agentId, name: 'De Ana' });
  await aProperty(t.db, { name: 'De otro' });
  expect(await namesIn('?owner=all&sort=name', boss)).toEqual(['De Ana', 'De otro']);
  expect(await namesIn(`?owner=${agentId}`, boss)).toEqual(['De Ana']);
  expect((await download('?owner=all')).statusCode).toBe(403);
  expect((await download('', '')).statusCode).toBe(401);
});
