import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/member-page.ts';
import { NoEntryScreen } from '../app/no-entry-screen.tsx';
import { SharedCommissionsScreen } from '../features/work/coming-screens.tsx';

export const Route = createFileRoute('/shared-commissions')({
  loader: membersOnly,
  head: memberHead('Comisiones Compartidas'),
  component: SharedCommissionsScreen,
  notFoundComponent: NoEntryScreen,
});
