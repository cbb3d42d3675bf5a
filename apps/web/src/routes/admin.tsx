import { adminSearchSchema } from '@pbr/schemas/admin-search';
import { createFileRoute } from '@tanstack/react-router';
import { adminsOnly, memberHead } from '../app/member-page.ts';
import { NoEntryScreen } from '../app/no-entry-screen.tsx';
import { AdminScreen } from '../features/admin/admin-screen.tsx';

export const Route = createFileRoute('/admin')({
  validateSearch: adminSearchSchema,
  loader: adminsOnly,
  head: memberHead('Administración'),
  component: AdminScreen,
  notFoundComponent: NoEntryScreen,
});
