import { configurationOf, DESKTOP, isLong, PHONE } from './fixtures/browser/configuration.ts';

/** Every day a journey runs in one window: on a phone if its title says so, else on a desktop. The long run uses both. */
const ON_PHONE = /@phone/;
/** Journeys that only the long run takes. */
const LONG = /@long/;
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
    ...(!isLong && { grepInvert: [ON_PHONE, LONG] }),
    use: DESKTOP,
  },
  {
    name: 'phone',
    testDir: 'journeys',
    retries,
    ...(!isLong && { grep: ON_PHONE, grepInvert: LONG }),
    use: PHONE,
  },
  { name: 'screens', testDir: 'screens', testIgnore: 'layers.spec.ts' },
  // Last: a step back out of a form with photos leaves a draft, which would stand first in lists.
  { name: 'layers', testDir: 'screens', testMatch: 'layers.spec.ts' },
]);
