import { configurationOf, DESKTOP, PHONE } from '@pbr/e2e/fixtures/browser/configuration';

const ON_A_LINE = ['slow-line.spec.ts', 'pages-in-pieces.spec.ts'];

export default await configurationOf([
  // These measure and kill processes, so they run one after another.
  {
    name: 'processes',
    testIgnore: [...ON_A_LINE, 'browsers/**'],
    workers: 1,
    fullyParallel: false,
  },
  { name: 'desktop', testMatch: ON_A_LINE, workers: 1, use: DESKTOP },
  { name: 'phone', testMatch: ON_A_LINE, workers: 1, use: PHONE },
]);
