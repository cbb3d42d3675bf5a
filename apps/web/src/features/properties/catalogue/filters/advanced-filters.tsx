import { ChoiceGroup, Group } from '@pbr/ui/fields/choice-group';
import { TextField } from '@pbr/ui/fields/text-field';
import { FIRST_DAY, LAST_DAY } from '@pbr/schemas/days';
import { FILTERS } from '@pbr/schemas/property/search/filters';
import { joinItems, splitAmenities } from '@pbr/schemas/property/search/item-lists';
import { useState } from 'react';
import { DayField } from '../../../../lib/forms/day-field.tsx';
import { NotLoaded } from '../../../../lib/not-loaded.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import classes from './advanced-filters.module.css';
import { toggleAmenity, type TypedFilter } from './filter-state.ts';
import { PriceRange } from './price-range-part.tsx';
import type { AdvancedFiltersProps } from './advanced-filters-part.tsx';
import type { CatalogueFilters } from './use-catalogue-filters.ts';

/** Price, rooms, size, amenities and age. Plain form fields, so they also work without scripts. */
export function Part({ filters, labels, isOpen }: AdvancedFiltersProps) {
  const { search, change } = filters;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={classes.filters}>
      <Group
        legend={search.operation === 'renta' ? 'Renta mensual (MXN)' : 'Precio (MXN)'}
        className={classes.wide}
      >
        <div className={classes.slider}>
          {wasOpen && <PriceRange search={search} onChange={change} />}
        </div>
        <TypedRange filters={filters} fields={['minPrice', 'maxPrice']} />
      </Group>
      <div className={classes.wide}>
        <CountFilter filters={filters} field="bedrooms" labels={labels.bedrooms} />
      </div>
      <CountFilter filters={filters} field="bathrooms" />
      <CountFilter filters={filters} field="parking" />
      <Group legend={FILTERS.minArea.legend}>
        <TypedRange filters={filters} fields={['minArea', 'maxArea']} />
      </Group>
      <Group legend={FILTERS.minLandArea.legend}>
        <TypedRange filters={filters} fields={['minLandArea', 'maxLandArea']} />
      </Group>
      <ChoiceFilter filters={filters} field="pets" />
      <ChoiceFilter filters={filters} field="furnished" />
      <div className={classes.wide}>
        <ChoiceFilter filters={filters} field="publishedWithin" />
      </div>
      <Group legend={FILTERS.maxAge.legend}>
        <TypedRange filters={filters} fields={['maxAge']} />
      </Group>
      <AvailableByFilter filters={filters} />
      <AmenitiesFilter filters={filters} />
    </div>
  );
}

function AvailableByFilter({ filters: { search, change } }: { filters: CatalogueFilters }) {
  // A year is typed digit by digit: the field keeps what no URL allows yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Group legend="Disponible">
      <DayField
        look="filter"
        label="A más tardar"
        name="availableBy"
        min={FIRST_DAY}
        max={LAST_DAY}
        value={typed ?? search.availableBy ?? ''}
        onChange={({ currentTarget }) => {
          const { value, validity } = currentTarget;
          // The calendar fills in a whole day while the focus is elsewhere.
          setTyped(currentTarget.matches(':focus') ? value : null);
          if (validity.valid) change({ availableBy: value || undefined });
        }}
        onBlur={() => setTyped(null)}
      />
    </Group>
  );
}

interface CountFilterProps {
  filters: CatalogueFilters;
  field: 'bedrooms' | 'bathrooms' | 'parking';
  /** Labels with the number of listings, by the choice. */
  labels?: Readonly<Record<string, string>> | undefined;
}

function CountFilter({ filters, field, labels }: CountFilterProps) {
  const { choices, legend, none } = FILTERS[field];
  const chosen = filters.search[field] ?? 0;
  const counts = Array.from({ length: Math.max(choices, chosen) }, (_, at) => String(at + 1));
  return (
    <ChoiceGroup
      legend={legend}
      name={field}
      options={[
        { value: '', label: none },
        ...counts.map((count) => ({ value: count, label: labels?.[count] ?? `${count}+` })),
      ]}
      chosen={[String(chosen || '')]}
      onChoose={(value) => filters.change({ [field]: value === '' ? undefined : Number(value) })}
    />
  );
}

interface ChoiceFilterProps {
  filters: CatalogueFilters;
  field: 'pets' | 'furnished' | 'publishedWithin';
}

function ChoiceFilter({ filters, field }: ChoiceFilterProps) {
  const { legend, none, choices } = FILTERS[field];
  const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
  return (
    <ChoiceGroup
      legend={legend}
      name={field}
      options={[{ value: '', label: none }, ...options]}
      chosen={[String(filters.search[field] ?? '')]}
      onChoose={(value) => filters.change({ [field]: FILTERS[field].schema.parse(value) })}
    />
  );
}

interface TypedRangeProps {
  filters: CatalogueFilters;
  fields: readonly Exclude<TypedFilter, 'search'>[];
}

function TypedRange({ filters, fields }: TypedRangeProps) {
  return (
    <div className={classes.typed}>
      {fields.map((field) => (
        <TextField
          key={field}
          look="filter"
          label={FILTERS[field].label}
          name={field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={60}
          value={filters.text(field)}
          error={filters.problem(field)}
          onChange={(event) => filters.type(field, event.currentTarget.value)}
          onBlur={() => filters.leave(field)}
        />
      ))}
    </div>
  );
}

function AmenitiesFilter({ filters }: { filters: CatalogueFilters }) {
  const chosen = splitAmenities(filters.search.amenities);
  const common = trpc.property.amenities.useQuery();
  const options = [...new Set([...(common.data?.items ?? []), ...chosen])];
  return (
    <div className={classes.wide}>
      {common.isError && (
        <NotLoaded query={common}>No se pudieron cargar las amenidades.</NotLoaded>
      )}
      {options.length > 0 && (
        <ChoiceGroup
          type="checkbox"
          legend="Amenidades"
          name="amenities"
          options={options.map((name) => ({ value: joinItems([name]), label: name }))}
          chosen={chosen.map((name) => joinItems([name]))}
          onChoose={(value) => {
            for (const name of splitAmenities(value))
              filters.update((search) => toggleAmenity(search, name));
          }}
        />
      )}
    </div>
  );
}
