/** Whether a token may only read, or also change data. */
export const API_TOKEN_SCOPES = ['read', 'write'] as const;
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** Lets people and secret scanners recognise a token. */
export const API_TOKEN_PREFIX = 'pbr_';
