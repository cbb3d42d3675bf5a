import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/member-page.ts';
import { NoEntryScreen } from '../app/no-entry-screen.tsx';
import { MyPropertiesScreen } from '../features/work/coming-screens.tsx';

export const Route = createFileRoute('/my-properties')({
  loader: membersOnly,
  head: memberHead('Mis Propiedades'),
  component: MyPropertiesScreen,
  notFoundComponent: NoEntryScreen,
});
