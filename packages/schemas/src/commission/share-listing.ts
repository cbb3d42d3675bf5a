import * as z from 'zod/mini';

const moneyText = z.nullable(z.string());

const nameText = { firstName: z.string(), lastName: z.string() };

/** A person, or the company, and how to reach them. */
export const contactSchema = z.object({
  ...nameText,
  email: z.string(),
  phone: z.nullable(z.string()),
});

/** The listing of a share. */
export const propertyOfShareSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  operationType: z.string(),
  salePrice: moneyText,
  rentPrice: moneyText,
  currency: z.string(),
  isActive: z.boolean(),
  /** The listing's owner, or the company when the owner's account is deactivated. */
  owner: z.object(nameText),
});
