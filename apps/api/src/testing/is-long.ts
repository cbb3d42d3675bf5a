/** True for `npm run test:long`: more rounds, and measurements that need the machine to themselves. */
// oxlint-disable-next-line node/no-process-env -- set by scripts/test.mjs
export const isLong = process.env['PBR_LONG'] === '1';
