import { holdingsSchema } from '@pbr/schemas/employee/employee';
import { operation } from '../../operation/operation.ts';
import { read } from '../../operation/rows.ts';
import { confirmedEmployees } from './employee.rows.ts';
import { findHoldings } from './holdings.queries.ts';

/** Counts what needs a new owner when this person leaves. */
export const getHoldings = operation({
  access: 'admin',
  row: read(confirmedEmployees, 'admin'),
  output: holdingsSchema,
  run: ({ db }, _input, { id }) => findHoldings(db, id),
});
