import { mutation, query, router } from '../../trpc.ts';
import { activateEmployee } from './activate-employee.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { getHoldings } from './get-holdings.ts';
import { handOver } from './hand-over.ts';
import { inviteEmployee } from './invite-employee.ts';
import { listEmployees } from './list-employees.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { searchEmployees } from './search-employees.ts';
import { takeBack } from './take-back.ts';
import { updateEmployee } from './update-employee.ts';

export const employeeRouter = router({
  list: query(listEmployees),
  search: query(searchEmployees),
  create: mutation(createEmployee),
  update: mutation(updateEmployee),
  deactivate: mutation(deactivateEmployee),
  holdings: query(getHoldings),
  handOver: mutation(handOver),
  invite: mutation(inviteEmployee),
  activate: mutation(activateEmployee),
  reactivate: mutation(reactivateEmployee),
  takeBack: mutation(takeBack),
});
