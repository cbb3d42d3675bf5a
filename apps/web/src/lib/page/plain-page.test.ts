import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { plainPageScript } from './plain-page.ts';

it('is written in the language of 2015, which browsers that are too old for the scripts can read', () => {
  const script = plainPageScript(false);
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/\?\.|\?\?|\.\.\.|\b(?:async|await|import)\b|\*\*|catch *\{/u);
});
