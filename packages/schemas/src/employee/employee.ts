import * as z from 'zod/mini';
import { emailSchema, lineSchema, orNone, phoneSchema } from '../text.ts';
import { ROLES } from '../account/values.ts';

/** 'invited' has not set a password yet; 'pending' registered by themselves and waits for an admin. */
const EMPLOYEE_STATUSES = ['active', 'invited', 'pending'] as const;

export const roleLabels: Readonly<Record<(typeof ROLES)[number], string>> = {
  admin: 'Administrador',
  employee: 'Empleado',
};

export const employeeSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  status: z.enum(EMPLOYEE_STATUSES),
});
export const employeesSchema = z.array(employeeSchema);
export type Employee = z.output<typeof employeeSchema>;

/** The form of an employee; without a role a new one is an employee, and an existing one keeps theirs. */
export const employeeFormSchema = z.object({
  firstName: lineSchema({ max: 120, required: 'Escribe el nombre.' }),
  lastName: lineSchema({ max: 120, required: 'Escribe los apellidos.' }),
  email: emailSchema,
  phone: orNone(phoneSchema),
  role: orNone(z.enum(ROLES, 'Elige un rol.')),
});
export type EmployeeForm = z.output<typeof employeeFormSchema>;

export const employeeIdSchema = z.object({ id: z.string() });
export type EmployeeId = z.output<typeof employeeIdSchema>;

/** Shuts somebody out; with `handOverTo` their listings go to that person in the same step. */
export const deactivateEmployeeSchema = z.object({
  id: z.string(),
  /** What is no id names nobody, and is refused after the person was found. */
  handOverTo: orNone(z.catch(z.string(), '?')),
});

/** The same part of the documented address. */
export const handOverQuerySchema = z.pick(deactivateEmployeeSchema, { handOverTo: true });

export const handOverSchema = z.object({ id: z.string(), to: z.string() });
/** How many listings went over. */
export const handedOverSchema = z.object({ listings: z.int() });
export type HandedOver = z.output<typeof handedOverSchema>;

/** What somebody leaves behind: listings that are not deleted, clients who wait for an answer, and active shares. */
export const holdingsSchema = z.object({
  listings: z.int(),
  inquiries: z.int(),
  sharesGiven: z.int(),
  sharesReceived: z.int(),
});
export type Holdings = z.output<typeof holdingsSchema>;

/** What the public page says of an agent, and an admin has made sure of. */
export const verificationSchema = z.object({ isAgent: z.boolean(), isPhoneVerified: z.boolean() });
export type Verification = z.output<typeof verificationSchema>;

/** The form with the switches, which somebody new does not have. */
export const employeeDialogSchema = z.extend(
  employeeFormSchema,
  z.partial(verificationSchema).shape,
);

export const updateEmployeeSchema = z.extend(employeeFormSchema, {
  id: z.string(),
  verification: z.optional(verificationSchema),
});

/** To be handed over by the admin when the mail does not arrive. It is told once: only its digest is kept. */
export const invitationLinkSchema = z.object({ link: z.string() });
export type InvitationLink = z.output<typeof invitationLinkSchema>;

export const createdEmployeeSchema = z.extend(employeeSchema, { invitationLink: z.string() });
export type CreatedEmployee = z.output<typeof createdEmployeeSchema>;

/** Of the command that makes the first admin. */
export const createAdminSchema = z.object({
  email: emailSchema,
  firstName: orNone(lineSchema({ max: 120 })),
  lastName: orNone(lineSchema({ max: 120 })),
});
