import * as z from 'zod/mini';
import { FIELD_NAMES } from '../property/fields.ts';
import { lineSchema, paragraphSchema } from '../text.ts';
import { importChoicesSchema } from './choices.ts';
import { IMPORT_ACTIONS, IMPORT_STATES, LONGEST_MAP_NAME, MOST_PHOTO_NAMES } from './values.ts';

const count = z.int();

/** Every row counts once in `rows` and once in one of the others. */
const importTotalsSchema = z.object({
  rows: count,
  new: count,
  changed: count,
  unchanged: count,
  /** Rows of listings that somebody deleted in the portal. */
  deleted: count,
  skipped: count,
  refused: count,
});

const importRefusalSchema = z.object({
  line: count,
  externalId: z.string(),
  reason: z.string(),
});

/** A column of the file, as far as choosing needs it. */
const importColumnSchema = z.object({
  name: z.string(),
  /** Rows in which it is not empty. */
  filled: count,
  samples: z.array(z.string()),
  /** Its different texts with their rows, the most frequent first; null when there are many. */
  words: z.nullable(z.array(z.object({ text: z.string(), count }))),
});

const importPreviewSchema = z.object({
  line: count,
  cells: z.array(z.object({ column: z.string(), text: z.string() })),
  /** Why the row is refused. */
  reason: z.nullable(z.string()),
  /** Empty for a row that does not enter. */
  fields: z.array(z.object({ name: z.enum(FIELD_NAMES), text: z.string() })),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

const ownerSchema = z.object({ id: z.uuid(), name: z.string() });

const importSummarySchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  totals: z.nullable(importTotalsSchema),
});
export type ImportSummary = z.output<typeof importSummarySchema>;

export const importRunSchema = z.extend(importSummarySchema, {
  owner: ownerSchema,
  /** Rows of the file; null until it is read. */
  rows: z.nullable(count),
  /** Rows that the present step has done. */
  done: count,
  /** A remark for the person about how the file was read. */
  note: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** The first refusals; the report has them all. */
  refusals: z.array(importRefusalSchema),
  /** Things about several rows that a person should look at. */
  notices: z.array(z.string()),
  columns: z.array(importColumnSchema),
  /** Null while the map came as a file, which the browser cannot show in its fields. */
  choices: z.nullable(importChoicesSchema),
  mapName: z.nullable(z.string()),
  /** Says why these choices cannot be used. */
  problem: z.nullable(z.string()),
  preview: z.array(importPreviewSchema),
  /** Null when there is nothing to undo, or not any more. */
  undoUntil: z.nullable(z.iso.datetime()),
  photos: count,
  undone: z.nullable(z.object({ gone: count, restored: count, kept: count })),
});
export type ImportRun = z.output<typeof importRunSchema>;

const importMapSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
});

export const importListSchema = z.object({
  runs: z.array(importSummarySchema),
  maps: z.array(importMapSummarySchema),
});
export type ImportList = z.output<typeof importListSchema>;

export const importIdSchema = z.object({ id: z.uuid() });

export const arrangeImportSchema = z.object({
  choices: importChoicesSchema,
  /** The person who gets the new listings; unchanged when absent. */
  ownerId: z.optional(z.uuid('Elige a una persona activa.')),
});

export const actOnImportSchema = z.object({ action: z.enum(IMPORT_ACTIONS) });

const mapName = lineSchema({ max: LONGEST_MAP_NAME, required: 'Escribe un nombre.' });
export const keepMapSchema = z.object({ name: mapName });

/** A kept map, or the text of a mapping file. */
export const chooseMapSchema = z.object({
  mapId: z.optional(z.uuid()),
  json: z.optional(paragraphSchema({ max: 100_000, required: 'El mapa está vacío.' })),
  name: z.optional(lineSchema({ max: 200 })),
});

export const matchPhotosSchema = z.object({
  names: z.array(lineSchema({ max: 1000 })).check(z.maxLength(MOST_PHOTO_NAMES)),
});
export const matchedPhotosSchema = z.object({
  photos: z.array(
    z.object({
      /** The position of the name in what was sent. */
      at: count,
      propertyId: z.uuid(),
      key: z.string(),
    }),
  ),
});
export const notePhotosSchema = z.object({
  imageIds: z.array(z.uuid()).check(z.maxLength(MOST_PHOTO_NAMES)),
});
