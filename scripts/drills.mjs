// npm run drills [-- R3 R14]: builds the portal and runs the drills, or those whose titles begin with these names.
import {
  build,
  CommandFailed,
  install,
  prepare,
  runPnpm,
  say,
  stopChildrenOnSignal,
} from './toolchain.mjs';

const names = process.argv.slice(2);
const wrong = names.filter(
  (name) => !/^(?:[A-Z]\d{1,2}|POOL|IMAGE|STORAGE|HA|REPLICA)$/.test(name),
);
if (wrong.length > 0) {
  say(`Los simulacros se nombran como R3; no se entiende ${wrong.join(', ')}.`);
  process.exit(1);
}
await prepare(() => install(), build);
stopChildrenOnSignal();
try {
  const only = names.length > 0 ? ['--grep', `\\b(?:${names.join('|')}) `] : [];
  await runPnpm(['--filter', '@pbr/drills', 'exec', 'playwright', 'test', ...only]);
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}
