import { trpc } from '../../../lib/trpc.ts';

/** The admins to whom requests can be assigned, because they can sign in; empty while they load. */
export function useAdmins() {
  const { data } = trpc.employee.list.useQuery();
  return (data ?? []).filter(({ role, status }) => status === 'active' && role === 'admin');
}
