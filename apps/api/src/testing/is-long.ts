/** Whether this is `npm run test:long`: more rounds, and figures that want the machine for themselves. */
// oxlint-disable-next-line node/no-process-env -- set by scripts/test.mjs
export const isLong = process.env['PBR_LONG'] === '1';
