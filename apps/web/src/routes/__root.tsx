import { createRootRouteWithContext } from '@tanstack/react-router';
import { documentHead } from '../app/document/document-head.ts';
import { Document } from '../app/document/document.tsx';
import { LastResort } from '../app/screens/last-resort.tsx';
import { SignInAgainHost } from '../features/account/sign-in-again/sign-in-again-host.tsx';
import { userMenuPanelPart } from '../app/header/user-menu-panel-part.tsx';
import { KeptApart } from '../app/kept-apart.tsx';
import { Layout } from '../app/layout.tsx';
import type { RouterContext } from '../lib/page/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context: { trpcUtils } }) => {
    const [user] = await Promise.all([
      trpcUtils.session.user.ensureData(),
      trpcUtils.site.get.ensureData(),
    ]);
    // The header shows it at the first paint. Without it the page is still complete.
    if (import.meta.env.SSR && user)
      await Promise.all([trpcUtils.inquiry.unanswered.prefetch(), userMenuPanelPart.ready?.()]);
  },
  head: documentHead,
  shellComponent: Document,
  component: Root,
  errorComponent: LastResort,
});

function Root() {
  return (
    <>
      <Layout />
      <KeptApart>
        <SignInAgainHost />
      </KeptApart>
    </>
  );
}
