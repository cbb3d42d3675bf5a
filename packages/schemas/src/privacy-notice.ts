/** The current version of the privacy notice; it is stored with everything a visitor sends. */
export const PRIVACY_NOTICE_VERSION = '2026-11-21';
