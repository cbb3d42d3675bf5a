import {
  createdEmployeeSchema,
  employeeIdSchema,
  employeeSchema,
  employeesSchema,
} from '@pbr/schemas/employee';
import { pathId, type RestApp, restRoute } from '../../lib/rest.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { listEmployees } from './list-employees.ts';
import { updateEmployee } from './update-employee.ts';

export async function employeeRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/employees',
    access: 'admin',
    output: employeesSchema,
    handle: (ctx) => listEmployees(ctx),
  });
  restRoute(app, {
    method: 'POST',
    url: '/employees',
    access: 'admin',
    status: 201,
    output: createdEmployeeSchema,
    handle: (ctx, request) => createEmployee(ctx, request.body),
  });
  restRoute(app, {
    method: 'PUT',
    url: '/employees/:id',
    access: 'admin',
    names: { row: 'employee', needs: 'admin' },
    output: employeeSchema,
    handle: (ctx, request) => updateEmployee(ctx, { id: pathId(request), form: request.body }),
  });
  restRoute(app, {
    method: 'DELETE',
    url: '/employees/:id',
    access: 'admin',
    names: { row: 'employee', needs: 'admin' },
    status: 204,
    output: employeeIdSchema,
    handle: (ctx, request) => deactivateEmployee(ctx, { id: pathId(request) }),
  });
}
