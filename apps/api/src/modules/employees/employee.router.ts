import {
  createdEmployeeSchema,
  deactivateEmployeeSchema,
  employeeFormSchema,
  employeeIdSchema,
  employeeSchema,
  employeesSchema,
  handedOverSchema,
  handOverSchema,
  holdingsSchema,
  invitationLinkSchema,
  updateEmployeeSchema,
} from '@pbr/schemas/employee/employee';
import { employeeSearchSchema } from '@pbr/schemas/employee/search';
import { reactivatedSchema, teamPageSchema } from '@pbr/schemas/employee/team';
import { adminProcedure, router, validatedByOperation } from '../../trpc.ts';
import { activateEmployee } from './activate-employee.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { getHoldings } from './get-holdings.ts';
import { handOver } from './hand-over.ts';
import { inviteEmployee } from './invite-employee.ts';
import { listEmployees } from './list-employees.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { searchEmployees } from './search-employees.ts';
import { updateEmployee } from './update-employee.ts';

export const employeeRouter = router({
  list: adminProcedure.output(employeesSchema).query(({ ctx }) => listEmployees(ctx)),
  search: adminProcedure
    .input(employeeSearchSchema)
    .output(teamPageSchema)
    .query(({ ctx, input }) => searchEmployees(ctx, input)),
  create: adminProcedure
    .input(validatedByOperation(employeeFormSchema))
    .output(createdEmployeeSchema)
    .mutation(({ ctx, input }) => createEmployee(ctx, input)),
  update: adminProcedure
    .meta({ names: { row: 'employee', needs: 'admin' } })
    .input(validatedByOperation(updateEmployeeSchema))
    .output(employeeSchema)
    .mutation(({ ctx, input }) =>
      updateEmployee(ctx, { id: input.id, form: input, verification: input.verification }),
    ),
  deactivate: adminProcedure
    .meta({ names: { row: 'employee', needs: 'admin' } })
    .input(deactivateEmployeeSchema)
    .output(employeeIdSchema)
    .mutation(({ ctx, input }) => deactivateEmployee(ctx, input)),
  holdings: adminProcedure
    .meta({ names: { row: 'employee', needs: 'admin' } })
    .input(employeeIdSchema)
    .output(holdingsSchema)
    .query(({ ctx, input }) => getHoldings(ctx, input)),
  handOver: adminProcedure
    .meta({ names: { row: 'employee', needs: 'admin' } })
    .input(handOverSchema)
    .output(handedOverSchema)
    .mutation(({ ctx, input }) => handOver(ctx, input)),
  invite: adminProcedure
    .meta({ names: { row: 'employee', needs: 'admin' } })
    .input(employeeIdSchema)
    .output(invitationLinkSchema)
    .mutation(({ ctx, input }) => inviteEmployee(ctx, input)),
  activate: adminProcedure
    .meta({ names: { row: 'employee', needs: 'admin' } })
    .input(employeeIdSchema)
    .output(employeeSchema)
    .mutation(({ ctx, input }) => activateEmployee(ctx, input)),
  reactivate: adminProcedure
    .meta({ names: { row: 'employee', needs: 'admin' } })
    .input(employeeIdSchema)
    .output(reactivatedSchema)
    .mutation(({ ctx, input }) => reactivateEmployee(ctx, input)),
});
