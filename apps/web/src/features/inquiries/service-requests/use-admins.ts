import { trpc } from '../../../lib/trpc.ts';

/** The admins to whom service requests can be assigned, because they can sign in. */
export const useAdmins = () =>
  trpc.employee.list.useQuery(undefined, {
    select: (people) =>
      people.filter(({ role, status }) => status === 'active' && role === 'admin'),
  });
