export const ROLES = ['admin', 'employee'] as const;
export type Role = (typeof ROLES)[number];

/** The states of an incomplete registration. */
export const REGISTRATION_STATES = ['pending'] as const;

/** The purposes of a mailed link. */
export const USER_TOKEN_KINDS = ['verify_email', 'reset_password', 'invitation'] as const;
export type UserTokenKind = (typeof USER_TOKEN_KINDS)[number];
