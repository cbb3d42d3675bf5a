import { createdEmployeeSchema, employeeSchema } from '@pbr/schemas/employee/employee';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../rest/call.ts';
import { nameAnswer } from '../../rest/openapi/named-answers.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { createdEmployee, employee } from './employee.examples.ts';
import { employees } from './employee.rows.ts';
import { deactivationWords, employeeFormWords, employeeWords } from './employee.words.ts';
import { listEmployees } from './list-employees.ts';
import { updateEmployee } from './update-employee.ts';

nameAnswer('Employee', employeeSchema, employee, employeeWords);
nameAnswer('CreatedEmployee', createdEmployeeSchema, createdEmployee, employeeWords);

const tag = 'Empleados';

export async function employeeRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /employees', listEmployees, {
    name: 'listEmployees',
    tag,
    summary: 'Los empleados activos, los invitados y quienes esperan aprobación',
    description: 'Toda la lista, sin páginas. Solo para la administración.',
  });
  restCall(app, 'POST /employees', createEmployee, {
    name: 'createEmployee',
    tag,
    summary: 'Invitar a una persona',
    description: '`invitationLink` se responde esta única vez; también va por correo.',
    body: 'EmployeeForm',
    says: employeeFormWords,
    refuses: ['conflict'],
    reads: ['Idempotency-Key'],
    makes: employees,
    status: 201,
    madeAt: ({ id }) => `/api/employees/${id}`,
  });
  restCall(app, 'PUT /employees/:id', updateEmployee, {
    name: 'updateEmployee',
    tag,
    summary: 'Cambiar los datos de una persona',
    description:
      'Otro correo termina sus sesiones, y la dirección nueva recibe un enlace para entrar.',
    body: 'EmployeeForm',
    says: employeeFormWords,
    refuses: ['conflict'],
    reads: ['If-Match'],
    isVersioned: true,
    without: ['verification', 'version'],
  });
  restCall(app, 'DELETE /employees/:id', deactivateEmployee, {
    name: 'deactivateEmployee',
    tag,
    summary: 'Desactivar a una persona',
    description:
      'Sus sesiones, tokens y comisiones terminan. A quien espera aprobación lo rechaza; a la administración no se le puede: 409.',
    says: deactivationWords,
    refuses: ['conflict'],
    status: 204,
  });
}
