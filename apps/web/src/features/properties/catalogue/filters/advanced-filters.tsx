import { ChoiceGroup, Group } from '@pbr/ui/fields/choice-group';
import { TextField } from '@pbr/ui/fields/text-field';
import { FIRST_DAY, LAST_DAY } from '@pbr/schemas/days';
import { joinItems, PUBLISHED_WITHIN_DAYS, splitAmenities } from '@pbr/schemas/property/search';
import { FURNISHED, furnishedLabels } from '@pbr/schemas/property/values';
import { useState } from 'react';
import { NotLoaded } from '../../../../lib/not-loaded.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import classes from './advanced-filters.module.css';
import { toggleAmenity, type TypedFilter } from './filter-state.ts';
import { PriceRange } from './price-range.tsx';
import type { FacetLabelTexts } from './facet-labels-part.tsx';
import type { CatalogueFilters } from './use-catalogue-filters.ts';

interface AdvancedFiltersProps {
  filters: CatalogueFilters;
  labels: FacetLabelTexts;
}

/** Price, rooms, size, amenities and age. Plain form fields, so they also work before or without scripts. */
export function AdvancedFilters({ filters, labels }: AdvancedFiltersProps) {
  const { search, change } = filters;
  return (
    <div className={classes.filters}>
      <Group legend={search.operation === 'renta' ? 'Renta mensual (MXN)' : 'Precio (MXN)'}>
        <PriceRange search={search} onChange={change} />
        <TypedRange
          filters={filters}
          min={{ field: 'minPrice', label: 'Mínimo' }}
          max={{ field: 'maxPrice', label: 'Máximo' }}
        />
      </Group>
      <div className={classes.column}>
        <CountFilter
          filters={filters}
          field="bedrooms"
          legend="Recámaras (mínimo)"
          labels={labels.bedrooms}
          any="Todas"
          upTo={5}
        />
        <CountFilter
          filters={filters}
          field="bathrooms"
          legend="Baños (mínimo)"
          any="Todos"
          upTo={4}
        />
      </div>
      <div className={classes.column}>
        <CountFilter
          filters={filters}
          field="parking"
          legend="Cajones (mínimo)"
          any="Todos"
          upTo={3}
        />
        <ChoiceGroup
          legend="Publicada"
          name="publishedWithin"
          options={PUBLISHED_CHOICES}
          chosen={[String(search.publishedWithin ?? '')]}
          onChoose={(value) =>
            change({
              publishedWithin: PUBLISHED_WITHIN_DAYS.find((days) => String(days) === value),
            })
          }
        />
      </div>
      <Group legend="Construcción (m²)">
        <TypedRange
          filters={filters}
          min={{ field: 'minArea', label: 'Desde' }}
          max={{ field: 'maxArea', label: 'Hasta' }}
        />
      </Group>
      <Group legend="Terreno (m²)">
        <TypedRange
          filters={filters}
          min={{ field: 'minLandArea', label: 'Desde' }}
          max={{ field: 'maxLandArea', label: 'Hasta' }}
        />
      </Group>
      <div className={classes.column}>
        <ChoiceGroup
          legend="Mascotas"
          name="pets"
          options={PETS_CHOICES}
          chosen={[search.pets ?? '']}
          onChoose={(value) => change({ pets: value === 'si' ? value : undefined })}
        />
        <ChoiceGroup
          legend="Muebles"
          name="furnished"
          options={FURNISHED_CHOICES}
          chosen={[search.furnished ?? '']}
          onChoose={(value) =>
            change({ furnished: FURNISHED.find((furnished) => furnished === value) })
          }
        />
      </div>
      <AvailableByFilter filters={filters} />
      <AmenitiesFilter filters={filters} />
    </div>
  );
}

const PUBLISHED_CHOICES = [
  { value: '', label: 'Sin límite' },
  { value: '1', label: '24 horas' },
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
];

const PETS_CHOICES = [
  { value: '', label: 'Todas' },
  { value: 'si', label: 'Aceptan mascotas' },
];
const FURNISHED_CHOICES = [
  { value: '', label: 'Todas' },
  ...FURNISHED.map((value) => ({ value, label: furnishedLabels[value] })),
];

function AvailableByFilter({ filters: { search, change } }: { filters: CatalogueFilters }) {
  // A year is typed digit by digit: the field keeps what no URL allows yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Group legend="Disponible a más tardar">
      <TextField
        look="filter"
        label="Día"
        type="date"
        name="availableBy"
        min={FIRST_DAY}
        max={LAST_DAY}
        value={typed ?? search.availableBy ?? ''}
        onChange={({ currentTarget: { value, validity } }) => {
          setTyped(value);
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
  legend: string;
  /** The label for no minimum. */
  any: string;
  upTo: number;
  /** Labels with the number of listings, by the choice. */
  labels?: Readonly<Record<string, string>> | undefined;
}

function CountFilter({ filters, field, legend, any, upTo, labels }: CountFilterProps) {
  const counts = Array.from({ length: upTo }, (_, index) => String(index + 1));
  return (
    <ChoiceGroup
      legend={legend}
      name={field}
      options={[
        { value: '', label: any },
        ...counts.map((count) => ({ value: count, label: labels?.[count] ?? `${count}+` })),
      ]}
      chosen={[String(filters.search[field] ?? '')]}
      onChoose={(value) => filters.change({ [field]: value === '' ? undefined : Number(value) })}
    />
  );
}

type NumberField = Exclude<TypedFilter, 'search'>;

interface TypedRangeProps {
  filters: CatalogueFilters;
  min: { field: NumberField; label: string };
  max: { field: NumberField; label: string };
}

function TypedRange({ filters, min, max }: TypedRangeProps) {
  return (
    <div className={classes.typed}>
      {[min, max].map(({ field, label }) => (
        <TextField
          key={field}
          look="filter"
          label={label}
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
    <div className={classes.amenities}>
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
