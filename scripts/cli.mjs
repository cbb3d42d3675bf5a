// node scripts/cli.mjs NAME args…: runs the command apps/api/src/cli/NAME.ts; file names are relative to the caller's folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, callerFolder, install, load, prepare, root, say } from './toolchain.mjs';

const [, , name, ...args] = process.argv;
await prepare(() => install({ withBrowserTests: false }), build);

const file = `apps/api/dist/cli/${name}.js`;
if (!/^[a-z-]+$/.test(name ?? '') || !existsSync(join(root, file))) {
  say(`No existe la orden «${name ?? ''}».`);
  process.exit(1);
}
process.chdir(callerFolder);
process.argv = [process.execPath, join(root, file), ...args];
await load(file);
