import {
  createdEmployeeSchema,
  employeeFormSchema,
  employeeIdSchema,
  employeeSchema,
  employeesSchema,
  handOverQuerySchema,
} from '@pbr/schemas/employee/employee';
import { preconditionOf, tagged } from '../../rest/precondition.ts';
import { pathId, type RestApp, restRoute } from '../../rest/rest.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { listEmployees } from './list-employees.ts';
import { getEmployee } from './require-employee.ts';
import { updateEmployee } from './update-employee.ts';

export async function employeeRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/employees',
    about: {
      name: 'listEmployees',
      tag: 'Empleados',
      summary: 'Los empleados activos, los invitados y quienes esperan aprobación',
    },
    access: 'admin',
    output: employeesSchema,
    handle: (ctx) => listEmployees(ctx),
  });
  restRoute(app, {
    method: 'POST',
    url: '/employees',
    about: {
      name: 'createEmployee',
      tag: 'Empleados',
      summary: 'Invitar a una persona',
      description: '`invitationLink` se responde esta única vez; también va por correo.',
      refuses: ['conflict'],
      reads: ['Idempotency-Key'],
    },
    access: 'admin',
    status: 201,
    form: employeeFormSchema,
    output: createdEmployeeSchema,
    handle: (ctx, request) => createEmployee(ctx, request.body),
  });
  restRoute(app, {
    method: 'PUT',
    url: '/employees/:id',
    about: {
      name: 'updateEmployee',
      tag: 'Empleados',
      summary: 'Cambiar los datos de una persona',
      refuses: ['conflict'],
      reads: ['If-Match'],
      isTagged: true,
    },
    access: 'admin',
    names: { row: 'employee', needs: 'admin' },
    form: employeeFormSchema,
    output: employeeSchema,
    handle: async (ctx, request, reply) => {
      const id = pathId(request);
      const precondition = preconditionOf(
        request,
        [employeeSchema, (inside) => getEmployee(inside, id)],
        [employeesSchema, listEmployees],
      );
      const employee = await updateEmployee(ctx, { id, form: request.body, precondition });
      return tagged(reply, employeeSchema, employee);
    },
  });
  restRoute(app, {
    method: 'DELETE',
    url: '/employees/:id',
    about: {
      name: 'deactivateEmployee',
      tag: 'Empleados',
      summary: 'Desactivar a una persona',
      refuses: ['conflict'],
    },
    access: 'admin',
    names: { row: 'employee', needs: 'admin' },
    status: 204,
    query: handOverQuerySchema,
    output: employeeIdSchema,
    handle: (ctx, request, _reply, { query }) =>
      deactivateEmployee(ctx, { id: pathId(request), handOverTo: query.handOverTo }),
  });
}
