import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Sql, TransactionSql } from 'postgres';
import { IMAGE_COLUMNS, LISTING_COLUMNS, listingRows, SHARE_COLUMNS } from './listing-rows.ts';
import { PEOPLE_COLUMNS, personRow } from './people.ts';
import type { Cell } from './cell.ts';
import { createRandom } from './random.ts';

const LISTINGS_PER_AGENT = 250;
const LISTINGS_PER_COPY = 20_000;
const SEED = 20_260_101;
/** Tables whose indexes are built after filling: updating an index for a million rows one by one costs several times as much. */
const FILLED_TABLES = ['properties', 'property_images'];

/** The database already has listings. */
export class NotEmptyError extends Error {}

/**
 * Fills an empty, migrated database with `count` listings, by COPY and in one transaction. They are the same every time, except that their
 * dates count back from today. Calls `progress` after every batch.
 */
export async function fillDatabase(
  sql: Sql,
  count: number,
  progress: (done: number) => void,
): Promise<void> {
  const [found] = await sql`select 1 from properties limit 1`;
  if (found) throw new NotEmptyError();
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local maintenance_work_mem = '512MB'`;
    const indexes = await dropIndexes(tx);
    await switchTriggers(tx, 'disable');
    await copyEverything(tx, count, progress);
    await doAtOnce(tx);
    await switchTriggers(tx, 'enable');
    for (const { definition } of indexes) await tx.unsafe(definition);
  });
  await sql`set statement_timeout = 0`;
  await sql`vacuum (analyze)`;
}

async function dropIndexes(tx: TransactionSql): Promise<{ definition: string }[]> {
  const indexes = await tx<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid::regclass::text = any(${FILLED_TABLES})
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { name } of indexes) await tx`drop index ${tx(name)}`;
  return indexes;
}

/** Triggers that keep the search terms and the change feed for each row; `doAtOnce` does their work for all rows together. */
const TRIGGERS = [
  ['properties', 'properties_terms_inserted'],
  ['properties', 'properties_number_changes'],
  ['property_images', 'property_images_number_changes'],
];

async function switchTriggers(tx: TransactionSql, to: 'enable' | 'disable'): Promise<void> {
  for (const [table = '', trigger = ''] of TRIGGERS)
    await tx.unsafe(`alter table ${table} ${to} trigger ${trigger}`);
}

async function doAtOnce(tx: TransactionSql): Promise<void> {
  await tx`
    insert into search_terms (term, n)
    select word, count(distinct id) from properties, regexp_split_to_table(search_text, '[^a-z]+') as word
    where listed and length(word) between 3 and 40 group by word`;
  await tx`
    insert into property_changes (property_id, number, change, changed_at)
    select id, nextval('property_changes_number_seq'), 'updated', updated_at from properties where listed`;
}

async function copyEverything(
  tx: TransactionSql,
  count: number,
  progress: (done: number) => void,
): Promise<void> {
  const random = createRandom(SEED);
  const now = Date.now();
  const people = Array.from(
    { length: Math.max(2, Math.ceil(count / LISTINGS_PER_AGENT)) },
    (_, number) => personRow(random, number),
  );
  await copy(tx, 'users', PEOPLE_COLUMNS, people);
  const ownerIds = people.map(([id]) => String(id));
  for (let from = 0; from < count; from += LISTINGS_PER_COPY) {
    const length = Math.min(LISTINGS_PER_COPY, count - from);
    const rows = Array.from({ length }, (_, index) =>
      listingRows(random, from + index, ownerIds, now),
    );
    await copy(
      tx,
      'properties',
      LISTING_COLUMNS,
      rows.map(({ listing }) => listing),
    );
    await copy(
      tx,
      'property_images',
      IMAGE_COLUMNS,
      rows.flatMap(({ images }) => images),
    );
    await copy(
      tx,
      'commission_shares',
      SHARE_COLUMNS,
      rows.flatMap(({ shares }) => shares),
    );
    progress(from + length);
  }
}

async function copy(
  tx: TransactionSql,
  table: string,
  columns: string,
  rows: readonly Cell[][],
): Promise<void> {
  const stream = await tx.unsafe(`copy ${table} (${columns}) from stdin`).writable();
  const ended = new Promise<void>((done, fail) => stream.once('finish', done).once('error', fail));
  let text = '';
  for (const row of rows) {
    text += `${row.map(field).join('\t')}\n`;
    if (text.length > 65_536) {
      await write(stream, text);
      text = '';
    }
  }
  stream.end(text);
  await ended;
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** Writes a value in COPY's text format. */
function field(value: Cell): string {
  if (value === null) return '\\N';
  return String(value).replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
}
