export const ROLES = ['admin', 'employee'] as const;
export type Role = (typeof ROLES)[number];

/** Where a registration stands that is not complete. */
export const REGISTRATION_STATES = ['pending'] as const;

/** What a mailed link is good for. */
export const USER_TOKEN_KINDS = ['verify_email', 'reset_password', 'invitation'] as const;
export type UserTokenKind = (typeof USER_TOKEN_KINDS)[number];
