import * as z from 'zod/mini';

/** An invalid value counts as absent. */
const text = (max: number) =>
  z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined);

/** The URL of the sign-in screen. The code that follows `redirect` checks where it leads. */
export const authSearchSchema = z.object({
  redirect: text(2000),
  tab: z.catch(z.optional(z.literal('register')), undefined),
});
export type AuthSearch = z.output<typeof authSearchSchema>;

/** The URL that a mailed link leads to. */
export const linkSearchSchema = z.object({ token: text(200) });
