import { configurationOf, DESKTOP, isLong, PHONE } from './fixtures/browser/configuration.ts';

/** Every day a journey runs in one window: on a phone if its title says so, else on a desktop. The long run uses both. */
const ON_PHONE = /@phone/;
/** For the browser's own fault alone, see `endWhenNotDrawing`. */
const retries = 1;

export default await configurationOf([
  // These need no browser and have their own portal; with one worker, one portal serves them all.
  { name: 'promises', testDir: 'promises', workers: 1, fullyParallel: false },
  { name: 'requests', testDir: 'requests' },
  { name: 'harness', testMatch: 'harness.spec.ts', use: DESKTOP },
  {
    name: 'desktop',
    testDir: 'journeys',
    retries,
    ...(!isLong && { grepInvert: ON_PHONE }),
    use: DESKTOP,
  },
  {
    name: 'phone',
    testDir: 'journeys',
    retries,
    ...(!isLong && { grep: ON_PHONE }),
    use: PHONE,
  },
  { name: 'screens', testDir: 'screens' },
]);
