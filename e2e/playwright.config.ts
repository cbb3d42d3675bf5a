import { configurationOf, DESKTOP, isLong, PHONE } from './fixtures/browser/configuration.ts';

/** A journey is walked in one window every day, on a phone where its name says so, and in both in the long run. */
const ON_PHONE = /@phone/;

export default await configurationOf([
  // Without a browser, against portals of their own; one worker, so that one portal serves them all.
  { name: 'promises', testDir: 'promises', workers: 1, fullyParallel: false },
  { name: 'requests', testDir: 'requests' },
  { name: 'harness', testMatch: 'harness.spec.ts', use: DESKTOP },
  {
    name: 'desktop',
    testDir: 'journeys',
    ...(!isLong && { grepInvert: ON_PHONE }),
    use: DESKTOP,
  },
  {
    name: 'phone',
    testDir: 'journeys',
    ...(!isLong && { grep: ON_PHONE }),
    use: PHONE,
  },
  { name: 'screens', testDir: 'screens' },
]);
