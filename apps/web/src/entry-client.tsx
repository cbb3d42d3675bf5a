import './app/styles.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { shareStyleNonce } from './lib/style-nonce.ts';
import { createAppRouter } from './router.tsx';

// Compiled schemas need `eval`, which the Content-Security-Policy forbids.
z.config({ jitless: true });
shareStyleNonce();

/** The server refuses longer batches. */
const MAX_CALLS_PER_BATCH = 10;

const router = createAppRouter({
  link: httpBatchLink({ url: '/trpc', maxItems: MAX_CALLS_PER_BATCH }),
  publicOrigin: window.location.origin,
});

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
