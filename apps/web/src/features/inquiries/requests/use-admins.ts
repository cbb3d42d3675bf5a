import { trpc } from '../../../lib/trpc.ts';

/** To whom a request may be given; nobody while they are not known. */
export function useAdmins() {
  const { data } = trpc.employee.list.useQuery();
  return (data ?? []).filter(({ role, isActive }) => isActive && role === 'admin');
}
