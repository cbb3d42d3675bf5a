import { build, install, load, prepare, root } from './toolchain.mjs';

await prepare(() => install({ withBrowserTests: false }), build);
process.chdir(root);
await load('apps/api/dist/main.js');
