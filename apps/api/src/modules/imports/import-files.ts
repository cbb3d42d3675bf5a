import path from 'node:path';
import type { ServiceContext } from '../../lib/context.ts';

export type ImportJobContext = Pick<
  ServiceContext,
  'db' | 'storage' | 'importFiles' | 'log' | 'now'
>;

/** The path of a file of imports, for the reader of tables. */
export const pathOf = ({ importFiles }: Pick<ServiceContext, 'importFiles'>, key: string) =>
  path.join(importFiles.root, key);

/** The rows that did not enter, and the values that were left empty. */
export const reportKeyOf = (id: string) => `${id}/reporte.csv`;
