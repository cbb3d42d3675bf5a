// node scripts/pnpm.mjs args…: runs the pinned pnpm, whether installed or not, with the dependencies installed.
import { CommandFailed, install, prepare, runPnpm } from './toolchain.mjs';

const args = process.argv.slice(2);
await prepare(...(args[0] === 'install' ? [] : [() => install()]), () =>
  runPnpm(args).catch((error) => {
    if (!(error instanceof CommandFailed)) throw error;
    process.exit(typeof error.code === 'number' ? error.code : 1);
  }),
);
