import { SelectField } from '@pbr/ui/fields/select-field';
import type { ServiceRequestList } from '@pbr/schemas/service-request/service-request';
import type { ServiceRequestSearch } from '@pbr/schemas/service-request/search';
import {
  SERVICE_REQUEST_KINDS,
  serviceRequestKindLabels,
} from '@pbr/schemas/service-request/kinds';
import { useNavigate } from '@tanstack/react-router';
import { SearchForm } from '../../../lib/lists/search-form.tsx';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { changeServiceRequests } from './service-request-search.ts';
import { ServiceRequestStatuses } from './service-request-statuses.tsx';
import classes from './service-requests.module.css';
import { useAdmins } from './use-admins.ts';

interface ServiceRequestFiltersProps {
  search: ServiceRequestSearch;
  counts: ServiceRequestList['counts'] | undefined;
}

export function ServiceRequestFilters({ search, counts }: ServiceRequestFiltersProps) {
  const navigate = useNavigate({ from: '/inquiries/requests' });
  const change = (changed: Parameters<typeof changeServiceRequests>[1]) => {
    void navigate({
      search: (current) => changeServiceRequests(current, changed),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <ServiceRequestStatuses search={search} current={search.status} counts={counts}>
      <div className={classes.tools}>
        <SearchForm
          className={classes.words}
          label="Buscar por cliente, mensaje o dirección"
          placeholder="Cliente o mensaje"
          searched={search.search}
          onSearch={(text) => change({ search: text })}
        />
        <SelectField
          aria-label="Tipo de solicitud"
          empty="Todos los tipos"
          options={serviceRequestKindLabels}
          value={search.kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ kind: SERVICE_REQUEST_KINDS.find((kind) => kind === value) })
          }
        />
        <AssigneeFilter value={search.assignee} onChange={(assignee) => change({ assignee })} />
      </div>
    </ServiceRequestStatuses>
  );
}

interface AssigneeFilterProps {
  value: ServiceRequestSearch['assignee'];
  onChange: (assignee: ServiceRequestSearch['assignee']) => void;
}

function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const query = useAdmins();
  if (!query.data && query.isError)
    return <NotLoaded query={query}>No se pudo cargar la lista de quienes atienden.</NotLoaded>;
  const admins = query.data ?? [];
  const isKnown =
    value === undefined || value === 'nobody' || admins.some(({ id }) => id === value);
  return (
    <SelectField
      aria-label="Quién atiende"
      empty="Todo el equipo"
      options={[
        { value: 'nobody', label: 'Sin asignar' },
        ...admins.map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`,
        })),
        // An old URL may name a person who is no longer an admin.
        ...(isKnown ? [] : [{ value, label: 'Otra persona' }]),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
