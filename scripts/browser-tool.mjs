// node scripts/browser-tool.mjs NAME args…: runs e2e/tools/NAME.ts; file names are those of the caller's folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  build,
  callerFolder,
  CommandFailed,
  install,
  prepare,
  root,
  run,
  say,
  stopChildrenOnSignal,
} from './toolchain.mjs';

const [, , name, ...args] = process.argv;
const file = join(root, `e2e/tools/${name}.ts`);
if (!/^[a-z-]+$/.test(name ?? '') || !existsSync(file)) {
  say(`No existe la herramienta «${name ?? ''}».`);
  process.exit(1);
}
const isElsewhere = args.some((arg) => /^https?:/.test(arg));
// Mails are composed without the portal.
const needsPortal = name !== 'mails' && !isElsewhere;
await prepare(() => install(), ...(needsPortal ? [build] : []));
stopChildrenOnSignal();
try {
  await run(join(root, 'e2e/node_modules/.bin/tsx'), [file, ...args], { cwd: callerFolder });
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
