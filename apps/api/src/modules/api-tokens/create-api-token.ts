import {
  type CreateApiToken,
  createApiTokenSchema,
  createdApiTokenSchema,
  MAX_API_TOKEN_YEARS,
  MAX_API_TOKENS,
} from '@pbr/schemas/account/api-token';
import { API_TOKEN_PREFIX } from '@pbr/schemas/account/api-token-values';
import { dayInMexico } from '@pbr/schemas/format/moments';
import { AppError, wrongField } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { lockedActor } from '../../action/rows.ts';
import { hashToken, newToken } from '../../security/secret-tokens.ts';
import { insertApiToken, selectApiTokens } from './api-token.queries.ts';

/** Makes a token for a program of this person. Only this answer shows it: the database keeps nothing but its digest. */
export const createApiToken = action({
  access: 'member',
  row: lockedActor({ toChange: true }),
  input: createApiTokenSchema,
  output: createdApiTokenSchema,
  example: { name: 'Sitio propio', scope: 'read' },
  run: async ({ db, actor: { userId }, now }, { name, scope, ...term }) => {
    const at = now();
    const expiresAt = endOf(term, at);
    // Simultaneous requests wait for the lock on the person, so that this count is right.
    if ((await selectApiTokens(db, { userId, unexpiredAt: at })).length >= MAX_API_TOKENS)
      throw new AppError('token.too_many');
    const token = API_TOKEN_PREFIX + newToken().token;
    const tokenHash = hashToken(token);
    const made = await insertApiToken(db, { userId, name, scope, tokenHash, now: at, expiresAt });
    return { ...made, token };
  },
});

const DAY_MS = 86_400_000;

function endOf({ lasts, lastDay }: Pick<CreateApiToken, 'lasts' | 'lastDay'>, now: Date): Date {
  if (lasts !== 'date' || lastDay === null) return new Date(now.getTime() + Number(lasts) * DAY_MS);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_API_TOKEN_YEARS);
  if (lastDay < dayInMexico(now))
    throw wrongField('lastDay', 'Elige una fecha que no haya pasado.');
  if (lastDay > dayInMexico(latest))
    throw wrongField(
      'lastDay',
      `Elige una fecha dentro de ${MAX_API_TOKEN_YEARS} años como máximo.`,
    );
  // Mexico City has had no summer time since 2022.
  return new Date(`${lastDay}T23:59:59-06:00`);
}
