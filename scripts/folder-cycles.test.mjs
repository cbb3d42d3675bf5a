import { expect, test } from 'vitest';
import { folderCycles } from './folder-cycles.mjs';

const file = (name, text = '') => ({ name: `src/${name}`, text });

test('folders that import values from each other are a circle, also by way of a third one', () => {
  const files = [
    file('a/one.ts', "import { two } from '../b/two.ts';"),
    file('b/two.ts', "import {\n  type Four,\n  three,\n} from '../c/d/three.ts';"),
    file('c/d/three.ts', "export { one } from '../../a/one.ts';"),
    file('e/five.ts', "import { one } from '../a/one.ts';"),
  ];
  expect(folderCycles(files, 'src')).toEqual([['src/a', 'src/b', 'src/c/d']]);
});

test('types, packages, files of one folder and the wiring make no circle', () => {
  const files = [
    file('a/one.ts', "import type { Two } from '../b/two.ts';\nimport { six } from './six.ts';"),
    file('a/six.ts', "import { type Two, type Three } from '../b/two.ts';"),
    file('b/two.ts', "import { one } from '../a/one.ts';\nimport { sql } from 'drizzle-orm';"),
    file('main.ts', "import { one } from './a/one.ts';"),
    file('a/seven.ts', "import { main } from '../main.ts';"),
  ];
  expect(folderCycles(files, 'src')).toEqual([]);
});
