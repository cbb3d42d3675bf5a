// node scripts/tool.mjs e2e/tools/NAME args…: runs that TypeScript file; file names are relative to the caller's folder.
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

const [, , path = '', ...args] = process.argv;
const file = join(root, `${path}.ts`);
if (!/^[a-z\d/-]+$/.test(path) || !existsSync(file)) {
  say(`No existe la herramienta «${path}».`);
  process.exit(1);
}
const isElsewhere = args.some((arg) => /^https?:/.test(arg));
// The tool that composes mails does not need the portal.
const needsPortal = !path.endsWith('/mails') && !isElsewhere;
await prepare(() => install(), ...(needsPortal ? [build] : []));
stopChildrenOnSignal();
try {
  await run(join(root, path.split('/')[0], 'node_modules/.bin/tsx'), [file, ...args], {
    cwd: callerFolder,
  });
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
