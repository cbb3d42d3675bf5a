import './app/document/styles.ts';
import { startLayers } from '@pbr/ui/overlays/layers';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { httpBatchLink } from '@trpc/client';
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchAgain } from './lib/fetch-again.ts';
import { signInAgainLink } from './lib/lost-session/sign-in-again-link.ts';
import { personHeaders } from './lib/lost-session/tab-person.ts';
import { PAGE_STARTED } from './lib/page/late-start.ts';
import { nameFailedDownloads } from './lib/page/downloads.ts';
import { showFocusInRows } from './lib/page/focus-in-rows.ts';
import { watchDrawnFields } from './lib/page/redrawn-fields.ts';
import { dropCrawlerTags } from './lib/page/seo.ts';
import { shareStyleNonce } from './lib/page/style-nonce.ts';
import { endureTranslation, isTranslated } from './lib/page/translated-page.ts';
import { createAppRouter } from './router.tsx';

shareStyleNonce();
startLayers();
nameFailedDownloads();
endureTranslation();
showFocusInRows();

/** The server rejects larger batches. */
const MAX_CALLS_PER_BATCH = 10;

/** Wraps the page instead of being its sibling: a sibling would change every `useId` from the server's value. */
function Started({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    performance.mark(PAGE_STARTED);
    window.dispatchEvent(new Event(PAGE_STARTED));
  }, []);
  return children;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  // The page can respond between the steps.
  await nextTask();
  const router = createAppRouter({
    links: [
      signInAgainLink,
      httpBatchLink({
        url: '/trpc',
        maxItems: MAX_CALLS_PER_BATCH,
        headers: personHeaders,
        fetch: fetchAgain,
      }),
    ],
    publicOrigin: window.location.origin,
  });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && dropCrawlerTags());
  await nextTask();
  const enterAgain = watchDrawnFields();
  // In a transition React hydrates in small pieces too.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Started>
          <RouterClient router={router} />
        </Started>
      </StrictMode>,
      {
        // React redraws by itself what was translated before it started.
        onRecoverableError: (error) => {
          enterAgain();
          if (!isTranslated()) reportError(error);
        },
      },
    );
  });
}

void start();
