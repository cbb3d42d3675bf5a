import { linkSearchSchema } from '@pbr/schemas/account/search';
import { createFileRoute } from '@tanstack/react-router';
import { linkPageHead } from '../features/account/account-heads.ts';
import { InvitationScreen } from '../features/account/link/invitation-screen.tsx';

export const Route = createFileRoute('/invitation')({
  validateSearch: linkSearchSchema,
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ context, deps }) => {
    const { describeLink } = await import('../features/account/link/describe-link.ts');
    return describeLink(context, deps.token);
  },
  head: linkPageHead('Tu invitación'),
  component: Invitation,
});

function Invitation() {
  return <InvitationScreen token={Route.useSearch().token} invitation={Route.useLoaderData()} />;
}
