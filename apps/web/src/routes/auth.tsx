import { authSearchSchema } from '@pbr/schemas/account/search';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthScreen } from '../features/account/auth/auth-screen.tsx';
import { fixedPageHead } from '../features/pages/page-heads.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: authSearchSchema,
  loaderDeps: ({ search }) => ({ target: search.redirect }),
  loader: async ({ context: { trpcUtils }, deps }) => {
    const [user] = await Promise.all([
      trpcUtils.session.user.ensureData(),
      trpcUtils.account.registrationMode.prefetch(),
    ]);
    if (user) {
      const { internalPath } = await import('../features/account/auth/internal-path.ts');
      throw redirect({ href: internalPath(deps.target), replace: true });
    }
  },
  head: ({ match }) => fixedPageHead('/auth', match.context),
  component: Auth,
});

function Auth() {
  return <AuthScreen {...Route.useSearch()} />;
}
