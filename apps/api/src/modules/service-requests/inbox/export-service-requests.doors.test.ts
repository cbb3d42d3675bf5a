import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { admin, testContext } from '../../../testing/context.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { aServiceRequest } from '../../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';
import { exportServiceRequests } from './export-service-requests.ts';

let cookie: string;
const t = await databaseSuite({ clear: ['service_requests'] });
const app = await serverOn(t);
beforeAll(async () => {
  const boss = await anAccount(t.db, { role: 'admin' });
  cookie = await signedInCookie(app, boss.email);
});

const download = (query = '', as = cookie) =>
  app.inject({ url: `/api/requests.csv${query}`, headers: { cookie: as } });
const recordsOf = (text: string) =>
  parse<Record<string, string>>(text, { columns: true, bom: true, relax_column_count: false });

test('the file has everything that visitors sent, in words, and runs no formula', async () => {
  await aServiceRequest(t.db, {
    kind: 'legal',
    clientName: '=HYPERLINK("https://malo.mx","Pulsa")',
    clientPhone: '+52 55 1234 5678',
    message: '@SUM(1)\nsegunda línea',
    response: '-2+3',
    details: { serviceType: 'litigio', propertyValue: '4500000', clientAddress: '\tDurango' },
  });
  const answer = await download();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="solicitudes.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body.startsWith('\ufeffFecha,')).toBe(true);
  const [record] = recordsOf(answer.body);
  expect(record).toMatchObject({
    Tipo: 'Asesoría legal',
    Estatus: 'Pendiente',
    Nombre: `'=HYPERLINK("https://malo.mx","Pulsa")`,
    Fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u),
    Teléfono: '+52 55 1234 5678',
    Mensaje: "'@SUM(1)\nsegunda línea",
    'Servicio legal': 'Litigio inmobiliario',
    'Valor aproximado': '$4,500,000 MXN',
    Domicilio: "'\tDurango",
    Respuesta: "'-2+3",
  });
  const cells = parse(answer.body, { bom: true }).flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r]/u.test(cell))).toEqual(['+52 55 1234 5678']);
});

test('more service requests than one batch are all in the file, each once, and the filters apply', async () => {
  await Promise.all(
    Array.from({ length: 450 }, (_, n) =>
      aServiceRequest(t.db, {
        kind: 'valuation',
        clientName: `Cliente ${n}`,
        details: {},
        status: n % 2 ? 'pending' : 'closed',
      }),
    ),
  );
  const names = recordsOf((await download('?kind=valuation')).body).map(({ Nombre }) => Nombre);
  expect(new Set(names).size).toBe(450);
  expect(names).toHaveLength(450);
  expect(recordsOf((await download('?kind=valuation&status=closed')).body)).toHaveLength(225);
});

test('service requests that are answered while the file is made are in it once', async () => {
  const status = (n: number) => (n % 2 ? 'pending' : 'closed');
  await Promise.all(
    Array.from({ length: 450 }, (_, n) =>
      aServiceRequest(t.db, { clientName: `Cliente ${n}`, status: status(n) }),
    ),
  );
  const boss = await anAccount(t.db, { role: 'admin' });
  const ctx = testContext(t.db, { actor: admin(boss.id) });
  let text = '';
  for await (const piece of await exportServiceRequests(ctx, {})) {
    text += piece;
    await t.db.execute(
      sql`update service_requests set status = case status when 'pending' then 'answered' else 'pending' end`,
    );
  }
  const names = recordsOf(text).map(({ Nombre }) => Nombre);
  expect(new Set(names).size).toBe(450);
  expect(names).toHaveLength(450);
});

test('only an admin gets the file', async () => {
  const agent = await anAccount(t.db);
  const theirs = await signedInCookie(app, agent.email);
  expect((await download('', theirs)).statusCode).toBe(403);
  expect((await download('', '')).statusCode).toBe(401);
});
