import { defineConfig } from 'vite';

/**
 * One file for the server and what it uses, because Node takes longer to find and read a thousand. Native programs, the documentation's
 * pictures and the compiler stay in node_modules, and so does the job queue: bundled, it loads its reader of configuration files too.
 */
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
        'cli/move-files': 'src/cli/move-files.ts',
        'cli/restore': 'src/cli/restore.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: {
    noExternal: true,
    external: ['sharp', '@node-rs/argon2', 'graphile-worker', 'pg', 'swagger-ui-dist', 'vite'],
  },
});
