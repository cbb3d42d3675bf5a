import type { TeamMember, TeamPage } from '@pbr/schemas/employee/team';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Counts } from '@pbr/ui/counts';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FRESH_FOR_MS } from '../../lib/lists/fresh-for.ts';
import { withoutNothing } from '../../lib/lists/search-params.ts';
import { EmployeeFilters } from './employee-filters.tsx';
import { EmployeeList } from './employee-list.tsx';
import { ListLoading } from './employees-loading.tsx';
import { FORM_NOT_OPENED, useLazyDialog } from '../../lib/dialogs/use-lazy-dialog.ts';
import type { DialogContent } from './employee-dialog.tsx';
import type { Invited } from './invitation-link.tsx';
import classes from './admin.module.css';

/** The people of the portal: active, invited, and waiting for approval. */
export function EmployeesTab() {
  const { status, search, page } = useSearch({ from: '/admin' });
  const asked = withoutNothing({ status, search, page });
  const team = trpc.employee.search.useQuery(asked, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
  });
  const dialog = useEmployeeDialog();

  return (
    <>
      <EmployeeFilters search={asked} counts={team.data?.counts} onNew={dialog.openNew} />
      {!team.isError && <EmployeeCounts counts={team.data?.counts} />}
      {team.isPending && <ListLoading label="Cargando empleados..." />}
      {team.isError && <QueryError query={team} title="No se pudieron cargar los empleados" />}
      {team.data && (
        <EmployeeList
          team={team.data}
          search={asked}
          isOld={team.isPlaceholderData}
          onNew={dialog.openNew}
          onEdit={dialog.openEdit}
          onInvited={dialog.openInvitation}
        />
      )}
      {dialog.element}
    </>
  );
}

/** People count once they can sign in: after they accepted their invitation, or an admin their registration. */
function EmployeeCounts({ counts }: { counts: TeamPage['counts'] | undefined }) {
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatCount(count);
  return (
    <div className={classes.counts}>
      <Counts
        counts={[
          {
            label: 'Equipo',
            value: figure(counts?.total),
            ...(counts && counts.invited > 0 && { note: invitedWords(counts.invited) }),
          },
          { label: 'Administradores', value: figure(counts?.admins) },
          { label: 'Empleados', value: figure(counts?.employees) },
        ]}
      />
    </div>
  );
}

const invitedWords = (invited: number) =>
  `(además, ${formatCounted(invited, 'no ha', 'no han')} aceptado su invitación)`;

/** One dialog for a new person, an existing person, and the invitation link. */
function useEmployeeDialog() {
  const {
    module,
    open,
    opened,
    opening,
    isOpen,
    close: closeDialog,
  } = useLazyDialog({
    load: () => import('./employee-dialog.tsx'),
    failure: FORM_NOT_OPENED,
  });
  const [content, setContent] = useState<DialogContent>({ kind: 'new' });

  /** Links that came while a form was open: each is shown only once, and none replaces what somebody types. */
  const waiting = useRef<DialogContent[]>([]);

  function show(next: DialogContent) {
    setContent(next);
    open();
  }

  function close() {
    if (!closeDialog()) return;
    const next = waiting.current.shift();
    if (next) show(next);
  }

  function openInvitation(employee: Invited, link: string) {
    const invitation = { kind: 'invitation', employee, link } as const;
    if (isOpen()) waiting.current.push(invitation);
    else show(invitation);
  }

  return {
    openNew: () => show({ kind: 'new' }),
    openEdit: (employee: TeamMember) => show({ kind: 'edit', employee }),
    openInvitation,
    element: module && (
      <module.EmployeeDialog
        opened={opened}
        opening={opening}
        content={content}
        onInvited={(employee, link) => {
          closeDialog();
          openInvitation(employee, link);
        }}
        onClose={close}
      />
    ),
  };
}
