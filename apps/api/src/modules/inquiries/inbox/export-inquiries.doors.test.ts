import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { anInquiry, aProperty } from '../../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let ana: { id: string; cookie: string };
let boss: string;
let listing: string;
const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);
beforeAll(async () => {
  const { id, email } = await anAccount(t.db, { firstName: 'Ana', lastName: 'López' });
  ana = { id, cookie: await signedInCookie(app, email) };
  boss = await signedInCookie(app, (await anAccount(t.db, { role: 'admin' })).email);
});
beforeEach(async () => {
  listing = (await aProperty(t.db, { ownerId: ana.id, name: 'Casa Jacaranda' })).id;
});

const download = (query = '', cookie = ana.cookie) =>
  app.inject({ url: `/api/inquiries.csv${query}`, headers: { cookie } });
const recordsOf = async (...args: Parameters<typeof download>) =>
  parse<Record<string, string>>((await download(...args)).body, { columns: true, bom: true });
const names = async (...args: Parameters<typeof download>) =>
  (await recordsOf(...args)).map(({ Nombre }) => Nombre);
const write = (values: Partial<Parameters<typeof anInquiry>[1]> = {}) =>
  anInquiry(t.db, { propertyId: listing, ...values });

test('the file has every inquiry in words, and runs no formula', async () => {
  await write({
    clientName: '=HYPERLINK("https://malo.mx","Pulsa")',
    clientPhone: '+52 55 1234 5678',
    message: '@SUM(1)\nsegunda línea',
    inquiryType: 'visit',
    status: 'answered',
    agentResponse: '-2+3',
    responseDate: '2026-11-20T18:00:00Z',
    createdAt: '2026-11-20T17:00:00Z',
  });
  const answer = await download();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="consultas.csv"',
    'cache-control': 'no-store',
  });
  expect(answer.body.startsWith('\ufeffFecha,')).toBe(true);
  expect(await recordsOf()).toEqual([
    {
      Fecha: '2026-11-20 11:00',
      Motivo: 'Agendar una visita',
      Estatus: 'Respondida',
      Nombre: `'=HYPERLINK("https://malo.mx","Pulsa")`,
      'Correo electrónico': 'marta@correo.mx',
      Teléfono: '+52 55 1234 5678',
      Mensaje: "'@SUM(1)\nsegunda línea",
      Propiedad: 'Casa Jacaranda',
      'ID de propiedad': expect.stringMatching(/^PBR-/u),
      Colonia: 'Condesa',
      Ciudad: 'Ciudad de México',
      Agente: 'Ana López',
      Respuesta: "'-2+3",
      'Fecha de respuesta': '2026-11-20 12:00',
    },
  ]);
});

test('agents get the inquiries about their own listings, admins all, and nobody else any', async () => {
  await write({ clientName: 'Mía' });
  const gone = await aProperty(t.db, { ownerId: ana.id, deletedAt: '2026-11-20T17:00:00Z' });
  await write({ clientName: 'Borrada', propertyId: gone.id });
  await write({ clientName: 'Ajena', propertyId: (await aProperty(t.db)).id });
  expect(await names()).toEqual(['Mía']);
  expect(new Set(await names('', boss))).toEqual(new Set(['Ajena', 'Borrada', 'Mía']));
  expect((await download('', '')).statusCode).toBe(401);
});

test('the filters apply, and one of a foreign listing finds nothing', async () => {
  const other = (await aProperty(t.db, { ownerId: ana.id })).id;
  const foreign = (await aProperty(t.db)).id;
  await write({ clientName: 'Bruno', status: 'closed' });
  await write({ clientName: 'Ángela', propertyId: other });
  await write({ clientName: 'Ajena', propertyId: foreign });
  expect(await names('?status=closed')).toEqual(['Bruno']);
  expect(await names(`?propertyId=${other}`)).toEqual(['Ángela']);
  expect(await names('?search=angela&page=7')).toEqual(['Ángela']);
  expect(await names(`?propertyId=${foreign}`)).toEqual([]);
});

test('more inquiries than one batch are all in the file, each once, the newest first', async () => {
  // Many of one moment: the position in the list needs the id too.
  const moments = ['2026-11-01T12:00:00.000001Z', '2026-11-01T12:00:00.000002Z'];
  await Promise.all(
    Array.from({ length: 620 }, (_, n) =>
      write({ clientName: `Cliente ${n}`, createdAt: moments[n % 2] ?? '' }),
    ),
  );
  const found = await names();
  expect(found).toHaveLength(620);
  expect(new Set(found).size).toBe(620);
  const isNewer = found.map((name) => Number(name?.split(' ')[1]) % 2 === 1);
  expect(isNewer).toEqual([...isNewer].toSorted((a, b) => Number(b) - Number(a)));
});
