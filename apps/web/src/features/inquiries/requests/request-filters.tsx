import { SelectField } from '@pbr/ui/fields/select-field';
import type { RequestList } from '@pbr/schemas/request/request';
import type { RequestSearch } from '@pbr/schemas/request/search';
import { REQUEST_KINDS, requestKindLabels } from '@pbr/schemas/request/kinds';
import { useNavigate } from '@tanstack/react-router';
import { SearchForm } from '../../../lib/lists/search-form.tsx';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { changeRequests } from './request-search.ts';
import { RequestStatuses } from './request-statuses.tsx';
import classes from './requests.module.css';
import { useAdmins } from './use-admins.ts';

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
  return (
    <RequestStatuses search={search} current={search.status} counts={counts}>
      <div className={classes.tools}>
        <SearchForm
          className={classes.words}
          label="Buscar por persona, mensaje o dirección"
          placeholder="Persona o mensaje"
          searched={search.search}
          onSearch={(text) => change({ search: text })}
        />
        <SelectField
          aria-label="Tipo de solicitud"
          empty="Todos los tipos"
          options={requestKindLabels}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: REQUEST_KINDS.find((kind) => kind === value) })
          }
        />
        <AssigneeFilter value={search.assignee} onChange={(assignee) => change({ assignee })} />
      </div>
    </RequestStatuses>
  );
}

interface AssigneeFilterProps {
  value: RequestSearch['assignee'];
  onChange: (assignee: RequestSearch['assignee']) => void;
}

function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const query = useAdmins();
  if (query.isError)
    return <NotLoaded query={query}>No se pudo cargar la lista de quienes atienden.</NotLoaded>;
  const admins = query.data ?? [];
  const isKnown =
    value === undefined || value === 'nobody' || admins.some(({ id }) => id === value);
  return (
    <SelectField
      aria-label="Quién atiende"
      empty="Quien sea"
      options={[
        { value: 'nobody', label: 'Sin asignar' },
        ...admins.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        })),
        // An old address may name a person who is no longer an admin.
        ...(isKnown ? [] : [{ value, label: 'Otra persona' }]),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
