import { NativeSelect, TextInput } from '@mantine/core';
import { INQUIRY_STATUSES } from '@pbr/schemas/inquiry-values';
import type { RequestList } from '@pbr/schemas/request';
import type { RequestSearch } from '@pbr/schemas/request-search';
import { REQUEST_KINDS, requestKindLabels } from '@pbr/schemas/request-kinds';
import { buttonClass } from '@pbr/ui/button';
import { SearchIcon } from '@pbr/ui/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatCount } from '../../../lib/format.ts';
import { useTypedSearch } from '../../../lib/use-typed-search.ts';
import filters from '../inbox-filters.module.css';
import { changeRequests } from './request-search.ts';
import classes from './requests.module.css';
import { useAdmins } from './use-admins.ts';

const STATUS_LABELS = { pending: 'Pendientes', answered: 'Respondidas', closed: 'Cerradas' };
const STATUSES = [undefined, ...INQUIRY_STATUSES];
const KINDS = [
  { value: '', label: 'Todos los tipos' },
  ...REQUEST_KINDS.map((value) => ({ value, label: requestKindLabels[value] })),
];

interface RequestFiltersProps {
  search: RequestSearch;
  counts: RequestList['counts'] | undefined;
}

export function RequestFilters({ search, counts }: RequestFiltersProps) {
  const navigate = useNavigate({ from: '/inquiries/requests' });
  const change = (changed: Parameters<typeof changeRequests>[1]) => {
    void navigate({
      search: (current) => changeRequests(current, changed),
      replace: true,
      resetScroll: false,
    });
  };
  const typed = useTypedSearch(search.search, (text) => change({ search: text }));
  return (
    <div className={filters.filters}>
      <nav aria-label="Estado de las solicitudes">
        <ul className={filters.statuses}>
          {STATUSES.map((status) => (
            <li key={status ?? 'all'}>
              <Link
                to="/inquiries/requests"
                search={changeRequests(search, { status })}
                resetScroll={false}
                className={filters.status ?? ''}
                aria-current={status === search.status ? 'true' : undefined}
                activeProps={{}}
                activeOptions={{ exact: true }}
              >
                {status === undefined ? 'Todas' : STATUS_LABELS[status]}
                {counts && (
                  <span className={filters.count}>{formatCount(countOf(counts, status))}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.tools}>
        <form role="search" className={classes.words} onSubmit={typed.onSubmit}>
          <TextInput
            type="search"
            name="search"
            classNames={{ input: filters.typed ?? '' }}
            aria-label="Buscar por persona, mensaje o dirección"
            placeholder="Persona, mensaje o dirección"
            enterKeyHint="search"
            autoComplete="off"
            leftSection={<SearchIcon size={18} />}
            {...typed.field}
          />
        </form>
        <NativeSelect
          aria-label="Tipo de solicitud"
          classNames={{ input: filters.typed ?? '' }}
          data={KINDS}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: REQUEST_KINDS.find((kind) => kind === value) })
          }
        />
        <AssigneeFilter value={search.assignee} onChange={(assignee) => change({ assignee })} />
        <a href={exportUrl(search)} className={buttonClass()} download="solicitudes.csv">
          Exportar CSV
        </a>
      </div>
    </div>
  );
}

interface AssigneeFilterProps {
  value: RequestSearch['assignee'];
  onChange: (assignee: RequestSearch['assignee']) => void;
}

function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const admins = useAdmins();
  const isKnown =
    value === undefined || value === 'nobody' || admins.some(({ id }) => id === value);
  return (
    <NativeSelect
      aria-label="Quién atiende"
      classNames={{ input: filters.typed ?? '' }}
      data={[
        { value: '', label: 'Quien sea' },
        { value: 'nobody', label: 'Sin asignar' },
        ...admins.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        })),
        // An address from before, of somebody who is no longer an admin.
        ...(isKnown ? [] : [{ value, label: 'Otra persona' }]),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}

function countOf(counts: RequestList['counts'], status: RequestSearch['status']): number {
  return status ? counts[status] : counts.pending + counts.answered + counts.closed;
}

function exportUrl(search: RequestSearch): string {
  const query = new URLSearchParams(
    changeRequests(search, {}) as Record<string, string>,
  ).toString();
  return `/api/requests.csv${query && `?${query}`}`;
}
