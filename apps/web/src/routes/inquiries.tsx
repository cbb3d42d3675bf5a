import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/member-page.ts';
import { NoEntryScreen } from '../app/no-entry-screen.tsx';
import { InquiriesScreen } from '../features/work/coming-screens.tsx';

export const Route = createFileRoute('/inquiries')({
  loader: membersOnly,
  head: memberHead('Consultas'),
  component: InquiriesScreen,
  notFoundComponent: NoEntryScreen,
});
