import './app/document/styles.ts';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { PAGE_STARTED } from './lib/page/late-start.ts';
import { shareStyleNonce } from './lib/page/style-nonce.ts';
import { createAppRouter } from './router.tsx';

// Compiled schemas need `eval`, which the Content-Security-Policy forbids.
z.config({ jitless: true });
shareStyleNonce();

/** The server refuses longer batches. */
const MAX_CALLS_PER_BATCH = 10;

/** Stands around the page, not beside it: a sibling would give every `useId` another name than on the server. */
function Started({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    performance.mark(PAGE_STARTED);
    window.dispatchEvent(new Event(PAGE_STARTED));
  }, []);
  return children;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  // Between its steps the page answers to whoever touches it.
  await nextTask();
  const router = createAppRouter({
    link: httpBatchLink({ url: '/trpc', maxItems: MAX_CALLS_PER_BATCH }),
    publicOrigin: window.location.origin,
  });
  await nextTask();
  // As a transition React takes it in small pieces too.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Started>
          <RouterClient router={router} />
        </Started>
      </StrictMode>,
    );
  });
}

void start();
