import { defineConfig } from 'vite';

/** Bundles our own packages; packages from the registry stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'cli/backup': 'src/cli/backup.ts',
        'cli/create-admin': 'src/cli/create-admin.ts',
        'cli/encode-photos': 'src/cli/encode-photos.ts',
        'cli/import': 'src/cli/import.ts',
        'cli/restore': 'src/cli/restore.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@pbr\//u] },
});
