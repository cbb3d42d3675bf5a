/** The steps of an import in the browser; those that work by themselves end in '-ing'. */
export const IMPORT_STATES = [
  'reading',
  'ready',
  'checking',
  'checked',
  'importing',
  'imported',
  'canceled',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const IMPORT_ACTIONS = ['check', 'import', 'cancel', 'undo'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

const WORKING: ReadonlySet<ImportState> = new Set(['reading', 'checking', 'importing', 'undoing']);
/** Whether the server works on it, so that its figures change by themselves. */
export const isWorking = (state: ImportState) => WORKING.has(state);

/** Bytes of a file. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
export const LONGEST_FILE_NAME = 200;
/** How long an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;
/** An import and its file are forgotten after so many days. */
export const IMPORT_KEPT_DAYS = 7;
export const LONGEST_MAP_NAME = 80;
export const MAX_IMPORT_MAPS = 100;
export const MAX_IMPORT_COLUMNS = 300;
/** Names of photos in one call. */
export const MOST_PHOTO_NAMES = 500;
