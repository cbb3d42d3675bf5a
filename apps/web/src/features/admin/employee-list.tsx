import type { EmployeeSearch } from '@pbr/schemas/employee/search';
import type { TeamMember, TeamPage } from '@pbr/schemas/employee/team';
import { useRef } from 'react';
import { PageLinks } from '../../lib/lists/page-links.tsx';
import { useFocusOnChange } from '../../lib/dialogs/use-focus-on-change.ts';
import { changeAdmin } from './admin-search.ts';
import { EmployeeRow } from './employee-row.tsx';
import { NoEmployees } from './no-employees.tsx';
import { useEmployeeActions } from './use-employee-actions.tsx';
import classes from './admin.module.css';

interface EmployeeListProps {
  team: TeamPage;
  search: EmployeeSearch;
  /** The items still belong to the previous filters. */
  isOld: boolean;
  onNew: () => void;
  onEdit: (employee: TeamMember) => void;
  /** Called with a new invitation link. */
  onInvited: (employee: TeamMember, link: string) => void;
}

export function EmployeeList({ team, search, isOld, onNew, onEdit, onInvited }: EmployeeListProps) {
  const region = useRef<HTMLDivElement>(null);
  const actions = useEmployeeActions({
    onInvited,
    // The pressed button disappeared with its row.
    onGone: () => region.current?.focus(),
  });
  useFocusOnChange(team.page, { target: () => region.current, region, scrolls: true });

  return (
    <div ref={region} tabIndex={-1} className={classes.region} aria-busy={isOld}>
      {team.items.length === 0 ? (
        <NoEmployees search={search} total={team.counts.total} onNew={onNew} />
      ) : (
        <ul className={classes.list}>
          {team.items.map((employee) => (
            <EmployeeRow key={employee.id} employee={employee} actions={actions} onEdit={onEdit} />
          ))}
        </ul>
      )}
      <PageLinks
        page={team.page}
        last={team.pageCount}
        linkTo={(page) => ({
          to: '/admin',
          search: changeAdmin(search, { page }),
          resetScroll: false,
        })}
      />
      {actions.dialog}
    </div>
  );
}
