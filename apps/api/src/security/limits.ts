import type { Env } from '../env.ts';
import type { Limit } from './limiter.ts';

/** The limits of the configuration. */
export interface Limits {
  publicForms: Limit;
  /** Receipts to one e-mail, which anybody can type into a form. */
  inquiryReceipts: Limit;
  /** Failed sign-ins from one IP into one account. */
  loginAccount: Limit;
  /** Failed sign-ins from one IP into any account. */
  loginIp: Limit;
  registration: Limit;
  passwordReset: Limit;
  /** Mails about an account to one e-mail. */
  accountMails: Limit;
  /** Mails about shared commissions that one person sends. */
  shareMails: Limit;
  /** Opened listings that one IP reports. */
  views: Limit;
  /** Requests with one token. */
  apiToken: Limit;
  /** Bytes of all photos of one person's listings together; 0 switches the limit off. */
  photoBytes: number;
}

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
    loginIp: limit('login-ip', env.LIMIT_LOGIN_ADDRESS, env.LIMIT_LOGIN_SECONDS),
    registration: limit('registration', env.LIMIT_REGISTRATION, env.LIMIT_REGISTRATION_SECONDS),
    passwordReset: limit(
      'password-reset',
      env.LIMIT_PASSWORD_RESET,
      env.LIMIT_PASSWORD_RESET_SECONDS,
    ),
    accountMails: limit('account-mails', env.LIMIT_ACCOUNT_MAILS, env.LIMIT_ACCOUNT_MAILS_SECONDS),
    shareMails: limit('share-mails', env.LIMIT_SHARE_MAILS, env.LIMIT_SHARE_MAILS_SECONDS),
    views: limit('views', env.LIMIT_VIEWS, env.LIMIT_VIEWS_SECONDS),
    apiToken: limit('api-token', env.LIMIT_API_TOKEN, env.LIMIT_API_TOKEN_SECONDS),
    photoBytes: env.LIMIT_PHOTO_BYTES,
  };
}
