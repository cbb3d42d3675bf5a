import * as z from 'zod/mini';
import { othersEmailSchema } from '../email.ts';
import { nameSchema } from '../person-name.ts';
import { phoneSchema } from '../telephone.ts';
import { orNone } from '../text.ts';
import { ROLES } from '../account/values.ts';

/** 'invited': has not set a password yet; 'pending': registered without an invitation and waits for an admin. */
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
  /** Counts changes of the person's data. */
  version: z.int(),
});
export const employeesSchema = z.array(employeeSchema);
export type Employee = z.output<typeof employeeSchema>;

/** The form of an employee; without a role a new one is an employee, and an existing one keeps theirs. */
export const employeeFormSchema = z.object({
  firstName: nameSchema({ required: 'Escribe el nombre.' }),
  lastName: nameSchema({ required: 'Escribe los apellidos.' }),
  email: othersEmailSchema,
  phone: orNone(phoneSchema),
  role: orNone(z.enum(ROLES, 'Elige un rol.')),
});
export type EmployeeForm = z.output<typeof employeeFormSchema>;

export const employeeIdSchema = z.object({ id: z.string() });

/** Deactivates an employee; `handOverTo` gets their listings in the same step. */
export const deactivateEmployeeSchema = z.object({ handOverTo: orNone(z.string()) });

export const handOverSchema = z.object({ to: z.string() });

const successorSchema = z.optional(z.string().check(z.minLength(1, 'Elige a quién pasan.')));
/** The form before either call; it asks for nobody if the employee has no listings. */
export const leaveFormSchema = z.object({ handOverTo: successorSchema, to: successorSchema });
export type LeaveForm = z.output<typeof leaveFormSchema>;

export const handedOverSchema = z.object({
  /** How many listings are handed over. */
  listings: z.int(),
  /** How many of them follow after the answer, because all at once would keep others waiting. */
  remaining: z.int(),
});
export type HandedOver = z.output<typeof handedOverSchema>;

/** Everything that depends on a person: their listings that are not deleted, clients who wait for an answer, and active shares. */
export const holdingsSchema = z.object({
  listings: z.int(),
  inquiries: z.int(),
  sharesGiven: z.int(),
  sharesReceived: z.int(),
});
export type Holdings = z.output<typeof holdingsSchema>;

/** Facts on an agent's public page that an admin has verified. */
const verificationSchema = z.object({ isAgent: z.boolean(), isPhoneVerified: z.boolean() });
export type Verification = z.output<typeof verificationSchema>;

/** The form with the verification switches, which a new employee's form does not have. */
export const employeeDialogSchema = z.extend(
  employeeFormSchema,
  z.partial(verificationSchema).shape,
);

export const updateEmployeeSchema = z.extend(employeeFormSchema, {
  /** The version that the dialog has read: a change of any other is refused, so that it does not undo somebody else's change. */
  version: z.optional(z.int('Escribe el número de la versión que leíste.')),
  /** Unchanged unless given. */
  verification: z.optional(verificationSchema),
});

/** The link that an admin passes on when the mail does not arrive. It is shown once: only its digest is stored. */
export const invitationLinkSchema = z.object({ link: z.string() });

export const createdEmployeeSchema = z.extend(employeeSchema, { invitationLink: z.string() });
export type CreatedEmployee = z.output<typeof createdEmployeeSchema>;

/** The arguments of the command that creates the first admin. */
export const createAdminSchema = z.object({
  email: othersEmailSchema,
  firstName: orNone(nameSchema()),
  lastName: orNone(nameSchema()),
});
