import type { Env } from '../env.ts';
import type { Limits } from '../lib/context.ts';

/** Reads the limits from the configuration. */
export function limitsOf(env: Env): Limits {
  const limit = (name: string, points: number, windowSeconds: number) => ({
    name,
    points,
    windowSeconds,
  });
  return {
    publicForms: limit('public-forms', env.LIMIT_PUBLIC_FORMS, env.LIMIT_PUBLIC_FORMS_SECONDS),
    inquiryReceipts: limit(
      'inquiry-receipts',
      env.LIMIT_INQUIRY_RECEIPTS,
      env.LIMIT_INQUIRY_RECEIPTS_SECONDS,
    ),
    loginAccount: limit('login-account', env.LIMIT_LOGIN_ACCOUNT, env.LIMIT_LOGIN_SECONDS),
    loginAddress: limit('login-address', env.LIMIT_LOGIN_ADDRESS, env.LIMIT_LOGIN_SECONDS),
    registration: limit('registration', env.LIMIT_REGISTRATION, env.LIMIT_REGISTRATION_SECONDS),
    passwordReset: limit(
      'password-reset',
      env.LIMIT_PASSWORD_RESET,
      env.LIMIT_PASSWORD_RESET_SECONDS,
    ),
    accountMails: limit('account-mails', env.LIMIT_ACCOUNT_MAILS, env.LIMIT_ACCOUNT_MAILS_SECONDS),
    shareMails: limit('share-mails', env.LIMIT_SHARE_MAILS, env.LIMIT_SHARE_MAILS_SECONDS),
    apiToken: limit('api-token', env.LIMIT_API_TOKEN, env.LIMIT_API_TOKEN_SECONDS),
    photoBytes: env.LIMIT_PHOTO_BYTES,
  };
}
