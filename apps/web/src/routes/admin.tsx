import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import { createFileRoute } from '@tanstack/react-router';
import { adminsOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { AdminScreen } from '../features/admin/admin-screen.tsx';

export const Route = createFileRoute('/admin')({
  validateSearch: adminSearchSchema,
  loader: adminsOnly,
  head: memberHead('Administración'),
  component: AdminScreen,
  notFoundComponent: NoEntryScreen,
});
