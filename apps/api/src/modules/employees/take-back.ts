import { takenBackSchema } from '@pbr/schemas/employee/team';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { wrongField } from '../../lib/errors.ts';
import { confirmedEmployees } from './employee.rows.ts';
import { forgetGiven, lockGiven, lockPresent } from './given.queries.ts';
import { passOnSome, requireSuccessor } from './hand-over.ts';

/**
 * Gives a person the listings back that their deactivation gave away: all of them, or none after one was changed. Listings that
 * the job has not given yet stay with the person. Doing it twice changes nothing.
 */
export const takeBack = action({
  access: 'admin',
  row: lock(confirmedEmployees, 'admin'),
  output: takenBackSchema,
  run: async (inside, _input, { id }) => {
    const given = await lockGiven(inside.db, id);
    if (given.length === 0) return { listings: 0 };
    const successor = await requireSuccessor(inside, { id, field: 'id' });
    const present = await lockPresent(
      inside.db,
      given.map((one) => one.id),
    );
    const rowOf = new Map(present.map((row) => [row.id, row]));
    const changed = given.filter((one) => {
      const row = rowOf.get(one.id);
      const isTheirs = row?.ownerId === one.to || row?.ownerId === id;
      return !isTheirs || row.version !== one.version || row.deletedAt !== null;
    });
    if (changed.length > 0)
      throw wrongField(
        'id',
        `Ya no se pueden devolver juntas: ${formatCounted(changed.length, 'propiedad cambió', 'propiedades cambiaron')} desde entonces.`,
      );
    const away = present.filter(({ ownerId }) => ownerId !== id);
    await passOnSome(inside, { ids: away.map((row) => row.id), successor });
    await forgetGiven(inside.db, id);
    return { listings: given.length };
  },
});
