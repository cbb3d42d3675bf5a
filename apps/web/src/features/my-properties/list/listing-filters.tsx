import { dealStatusPlurals } from '@pbr/schemas/property/deal-status';
import type { MyPropertiesSearch } from '@pbr/schemas/property/mine';
import { type MyPropertiesSort, WHOLE_AGENCY } from '@pbr/schemas/property/search/mine-search';
import { useNavigate } from '@tanstack/react-router';
import { SearchForm } from '../../../lib/lists/search-form.tsx';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { useSessionUser } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ExportLink } from './export-link.tsx';
import { changeSearch, type SearchChange } from './change-search.ts';
import classes from './list.module.css';

const STATUSES = {
  '': 'Todas',
  active: 'Activas',
  venta: 'En venta',
  renta: 'En renta',
  inactive: 'Inactivas',
  draft: 'Borradores',
  ...dealStatusPlurals,
  'without-photo': 'Sin fotos',
  'without-price': 'Sin precio',
};

const SORTS: Readonly<Record<MyPropertiesSort, string>> = {
  newest: 'Más recientes',
  oldest: 'Más días en línea',
  inquiries: 'Más consultas',
  views: 'Más visitas',
  'price-high': 'Precio: mayor a menor',
  'price-low': 'Precio: menor a mayor',
  name: 'Nombre',
};

/** The search, the filters and the order, which the URL holds, and the list as a file. */
export function ListingFilters({ search }: { search: MyPropertiesSearch }) {
  const navigate = useNavigate({ from: '/my-properties' });
  const user = useSessionUser();
  const change = (changed: SearchChange, replace = false) =>
    void navigate({
      // The URL may already hold a change that is not shown yet.
      search: (previous) => changeSearch(previous, changed),
      replace,
      resetScroll: false,
    });

  return (
    <div className={classes.bar}>
      <SearchForm
        className={classes.search}
        label="Buscar por nombre, lugar o ID"
        placeholder="Nombre, lugar o ID"
        searched={search.search}
        onSearch={(text) => change({ search: text }, true)}
      />
      <div className={classes.choices}>
        {user?.role === 'admin' && (
          <OwnerFilter
            owner={search.owner ?? WHOLE_AGENCY}
            ownId={user.id}
            onChange={(owner) => change({ owner: owner === WHOLE_AGENCY ? undefined : owner })}
          />
        )}
        <FilterSelect
          label="Estado de la publicación"
          options={Object.entries(STATUSES)}
          value={search.status ?? ''}
          onChange={(status) => change({ status })}
        />
        <FilterSelect
          label="Orden"
          options={Object.entries(SORTS)}
          value={search.sort ?? 'newest'}
          onChange={(sort) => change({ sort: sort === 'newest' ? undefined : sort })}
        />
      </div>
      <ExportLink search={search} className={classes.export}>
        Exportar CSV
      </ExportLink>
    </div>
  );
}

interface OwnerFilterProps {
  owner: string;
  ownId: string;
  onChange: (owner: string) => void;
}

/** Lets an admin choose between all listings, the own ones and those of one person. */
function OwnerFilter({ owner, ownId, onChange }: OwnerFilterProps) {
  const team = trpc.employee.list.useQuery();
  if (!team.data && team.isError)
    return <NotLoaded query={team}>No se pudo cargar la lista de personas.</NotLoaded>;
  const people = (team.data ?? []).filter(({ id }) => id !== ownId);
  const isKnown = [WHOLE_AGENCY, ownId, ...people.map(({ id }) => id)].includes(owner);
  return (
    <FilterSelect
      label="De quién"
      options={[
        [WHOLE_AGENCY, 'Toda la agencia'],
        [ownId, 'Mías'],
        ...people.map(
          ({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as [string, string],
        ),
        // A deactivated person's listings stay until somebody takes them over.
        ...(isKnown ? [] : [[owner, 'Otra persona'] as [string, string]]),
      ]}
      value={owner}
      onChange={onChange}
    />
  );
}

interface FilterSelectProps {
  /** For screen readers; everybody else sees the choice. */
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter beside the search. */
function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  return (
    <select
      className={classes.select}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}
