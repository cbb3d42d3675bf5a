/** What a program may do with a token: look, or change things as well. */
export const API_TOKEN_SCOPES = ['read', 'write'] as const;
export type ApiTokenScope = (typeof API_TOKEN_SCOPES)[number];

/** So that people and scanners of leaked secrets know one when they see it. */
export const API_TOKEN_PREFIX = 'pbr_';
