import { holdingsSchema } from '@pbr/schemas/employee/employee';
import { action } from '../../action/action.ts';
import { read } from '../../action/rows.ts';
import { confirmedEmployees } from './employee.rows.ts';
import { findHoldings } from './holdings.queries.ts';

/** Counts what needs a new owner when this person leaves. */
export const getHoldings = action({
  access: 'admin',
  row: read(confirmedEmployees, 'admin'),
  output: holdingsSchema,
  run: ({ db }, _input, { id }) => findHoldings(db, id),
});
