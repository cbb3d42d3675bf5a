// R10. PBR_ROUNDS is the number of rounds over all kinds (1,000), and of every kind the first one sends 50 copies at once.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import type { Answer, Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import { type AdminPortal, sizeFrom, withAdminPortal } from './fixtures/admin-portal.ts';
import { aForm } from './fixtures/forms.ts';
import { printTable } from './fixtures/print-table.ts';
import { FORM_TYPE, formOf } from './fixtures/under-load.ts';

const ROUNDS = sizeFrom('PBR_ROUNDS', 1_000);
const COPIES = { first: 50, others: 5 };
/** A portal that is too busy for a copy refuses it and stores nothing of it. */
const BUSY = '503 server.unavailable';

/** The same form: `send` sends it once more, and `stored` counts what came of it. */
interface Form {
  send: () => Promise<Answer>;
  stored: () => Promise<number>;
  /** The statuses that a copy may have besides success. */
  refusal?: string;
}

const photo = await sharp({
  create: { width: 80, height: 60, channels: 3, background: '#2060c0' },
})
  .jpeg()
  .toBuffer();

type Kind = (world: AdminPortal) => Promise<Form> | Form;

const keyed = () => ({ 'idempotency-key': randomUUID() });
const post = (visitor: Visitor, path: string, body: object, headers = {}) =>
  visitor.rest('POST', path, { body, headers });

const aProperty = (world: AdminPortal, send: (body: object) => Promise<Answer>): Form => {
  const body = aForm.property();
  return {
    send: () => send(body),
    stored: () => count(world.portal.sql()`select 1 from properties where name = ${body.name}`),
  };
};

const anEmployee = ({ portal, visitor }: AdminPortal, headers: Record<string, string>): Form => {
  const body = aForm.employee();
  return {
    send: () => post(visitor, '/api/employees', body, headers),
    stored: () => count(portal.sql()`select 1 from users where email = ${body.email}`),
  };
};

const KINDS: Record<string, Kind> = {
  'property with a key': (world) => {
    const headers = keyed();
    return aProperty(world, (body) => post(world.visitor, '/api/properties', body, headers));
  },
  'property, double click': (world) => {
    const creationKey = randomUUID();
    return aProperty(world, (body) =>
      world.visitor.mutate('property.create', { ...body, creationKey }),
    );
  },
  'share, double click': async ({ portal, admin, visitor }) => {
    const propertyId = await aListing(portal, admin.id);
    const body = aForm.share(propertyId);
    return {
      send: () => post(visitor, '/api/commission-shares', body),
      stored: () =>
        count(portal.sql()`select 1 from commission_shares where property_id = ${propertyId}`),
    };
  },
  'inquiry, double click': async ({ portal, admin, visitor }) => {
    const id = await aListing(portal, admin.id);
    const body = aForm.inquiry();
    return {
      send: () => post(visitor, `/api/properties/${id}/inquiries`, body),
      stored: () => count(portal.sql()`select 1 from property_inquiries where property_id = ${id}`),
    };
  },
  'employee with a key': (world) => anEmployee(world, keyed()),
  'employee, double click': (world) => ({
    ...anEmployee(world, {}),
    refusal: '409 employee.email_taken',
  }),
  'image, double click': async ({ portal, admin, visitor }) => {
    const id = await aListing(portal, admin.id);
    const body = formOf(Buffer.concat([photo, Buffer.from(randomUUID())]));
    return {
      send: () =>
        visitor.rest('POST', `/api/properties/${id}/images`, {
          body,
          headers: { 'content-type': FORM_TYPE },
        }),
      stored: () => count(portal.sql()`select 1 from property_images where property_id = ${id}`),
    };
  },
};

const count = async (rows: PromiseLike<readonly unknown[]>) => (await rows).length;

test(`R10 in ${ROUNDS} rounds the same form sent several times at once is stored exactly once`, async () => {
  test.setTimeout(60_000 + ROUNDS * 3_000);
  await withAdminPortal(async (world) => {
    const lines = Object.keys(KINDS).map((kind) => ({
      kind,
      rounds: 0,
      sent: 0,
      busy: 0,
      not: 0,
      said: '',
    }));
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const line = lines[round % lines.length] as (typeof lines)[number];
      const form = await (KINDS[line.kind] as Kind)(world);
      const copies = line.rounds === 0 ? COPIES.first : COPIES.others;
      const answers = await Promise.all(Array.from({ length: copies }, () => form.send()));
      const stored = await form.stored();
      const said = new Set(answers.map((answer) => answer.said));
      const fine = new Set(['200', '201', form.refusal, BUSY]);
      const isFine = [...said].every((one) => fine.has(one));
      const isServed = answers.some(({ status }) => status < 300);
      line.rounds += 1;
      line.sent += copies;
      line.busy += answers.filter((answer) => answer.said === BUSY).length;
      line.said = [...new Set([...line.said.split(', ').filter(Boolean), ...said])].join(', ');
      if (stored === 1 && isFine && isServed && idsOf(answers).size === 1) continue;
      line.not += 1;
      wrong.push(`${line.kind}: ${stored} stored, said ${[...said].join(', ')}`);
    }
    printTable('R10 the same form several times at once', lines);
    expect(wrong).toEqual([]);
  });
});

/** The ids that the accepted copies were told. */
function idsOf(answers: readonly Answer[]): Set<string | undefined> {
  const accepted = answers.filter(({ status }) => status < 300);
  return new Set(
    accepted.map(({ data }) => {
      const { id, image } = data as { id?: string; image?: { id: string } };
      return id ?? image?.id;
    }),
  );
}

test(`R10 of two editors of one listing the second is refused in ${ROUNDS} rounds`, async () => {
  test.setTimeout(60_000 + ROUNDS * 1_000);
  await withAdminPortal(async ({ portal, admin, visitor }) => {
    const id = await aListing(portal, admin.id);
    const lines = {
      REST: { rounds: 0, said: '', lost: 0 },
      tRPC: { rounds: 0, said: '', lost: 0 },
    };
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const door = round % 2 === 0 ? 'REST' : 'tRPC';
      const read = await visitor.rest('GET', `/api/properties/${id}`);
      const { version } = read.data as { version: number };
      const save = async (name: string) => {
        const body = aForm.property({ name });
        const answer =
          door === 'REST'
            ? await visitor.rest('PUT', `/api/properties/${id}`, {
                body,
                headers: { 'if-match': read.headers.etag ?? '' },
              })
            : await visitor.mutate('property.update', { ...body, id, version });
        return { name, answer };
      };
      const names = [`Casa ${round} de Elena`, `Casa ${round} de Raúl`];
      const saved = await Promise.all(names.map(save));
      const [row] = await portal.sql()<{ name: string; version: number }[]>`
        select name, version from properties where id = ${id}`;
      const accepted = saved.filter(({ answer }) => answer.status === 200);
      const said = saved
        .map(({ answer }) => answer.said)
        .toSorted()
        .join(', ');
      const refusal = door === 'REST' ? '412 request.stale' : '409 property.changed';
      const line = lines[door];
      line.rounds += 1;
      line.said = said;
      const isKept = accepted.length === 1 && row?.name === accepted[0]?.name;
      if (isKept && said === `200, ${refusal}` && row?.version === version + 1) continue;
      line.lost += 1;
      wrong.push(
        `${door}: ${said}; stored ${row?.name} as version ${row?.version} after ${version}`,
      );
    }
    printTable(
      'R10 two editors',
      Object.entries(lines).map(([door, line]) => Object.assign({ door }, line)),
    );
    expect(wrong).toEqual([]);
  });
});
