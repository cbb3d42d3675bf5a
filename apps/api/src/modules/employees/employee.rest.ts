import { createdEmployeeSchema, employeeSchema } from '@pbr/schemas/employee/employee';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../rest/call.ts';
import { nameAnswer } from '../../rest/openapi/named-answers.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { createdEmployee, employee } from './employee.examples.ts';
import { listEmployees } from './list-employees.ts';
import { updateEmployee } from './update-employee.ts';

nameAnswer('Employee', employeeSchema, employee);
nameAnswer('CreatedEmployee', createdEmployeeSchema, createdEmployee);

const tag = 'Empleados';

export async function employeeRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /employees', listEmployees, {
    about: {
      name: 'listEmployees',
      tag,
      summary: 'Los empleados activos, los invitados y quienes esperan aprobación',
    },
  });
  restCall(app, 'POST /employees', createEmployee, {
    about: {
      name: 'createEmployee',
      tag,
      summary: 'Invitar a una persona',
      description: '`invitationLink` se responde esta única vez; también va por correo.',
      body: 'EmployeeForm',
      refuses: ['conflict'],
      reads: ['Idempotency-Key'],
    },
    status: 201,
  });
  restCall(app, 'PUT /employees/:id', updateEmployee, {
    about: {
      name: 'updateEmployee',
      tag,
      summary: 'Cambiar los datos de una persona',
      body: 'EmployeeForm',
      refuses: ['conflict'],
      reads: ['If-Match'],
      isVersioned: true,
    },
    without: ['verification'],
  });
  restCall(app, 'DELETE /employees/:id', deactivateEmployee, {
    about: {
      name: 'deactivateEmployee',
      tag,
      summary: 'Desactivar a una persona',
      refuses: ['conflict'],
    },
    status: 204,
  });
}
