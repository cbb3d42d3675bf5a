import { trpc } from '../../../lib/trpc.ts';

/** The active admins, to whom requests can be assigned; empty while they load. */
export function useAdmins() {
  const { data } = trpc.employee.list.useQuery();
  return (data ?? []).filter(({ role, isActive }) => isActive && role === 'admin');
}
