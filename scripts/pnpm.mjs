// node scripts/pnpm.mjs args…: runs the pinned pnpm, whether installed or not, with the dependencies installed.
import { CommandFailed, install, prepare, runPnpm } from './toolchain.mjs';

const args = process.argv.slice(2);
await prepare(...(args[0] === 'install' ? [] : [() => install()]), () =>
  runPnpm(args).catch((error) => {
    // pnpm itself has said what is wrong.
    if (!(error instanceof CommandFailed) || typeof error.code !== 'number') throw error;
    process.exit(error.code);
  }),
);
