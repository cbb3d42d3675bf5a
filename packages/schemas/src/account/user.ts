import * as z from 'zod/mini';
import { ROLES } from './values.ts';

/** The signed-in person, as `GET /api/user` answers it. */
export const sessionUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  role: z.enum(ROLES),
  isAgent: z.boolean(),
  isEmailVerified: z.boolean(),
  isPhoneVerified: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SessionUser = z.output<typeof sessionUserSchema>;

/** Null for a visitor. */
export const maybeSessionUserSchema = z.nullable(sessionUserSchema);
