import type { PropertyDetail } from '@pbr/schemas/property/read';
import {
  furnishedLabels,
  labelOf,
  operationTypeLabels,
  petsAllowedLabels,
  propertyTypeLabels,
  publicPropertyId,
} from '@pbr/schemas/property/values';
import { CheckIcon } from '@pbr/ui/icons/icons';
import { formatDate } from '@pbr/schemas/format/dates';
import { formatArea } from '@pbr/schemas/format/numbers';
import { characteristicIcons, type MainName } from './characteristic-icons.tsx';
import { type Characteristic, characteristics } from './characteristics.ts';
import { Description } from './description.tsx';
import { hasLinkedMedia, linkedMediaPart } from './media/linked-media-part.tsx';
import { LocationSection } from './location-section.tsx';
import { unitPrices } from './unit-prices.ts';
import classes from './detail-sections.module.css';

export function DetailSections({ property }: { property: PropertyDetail }) {
  const known = characteristics(property);
  return (
    <div className={classes.sections}>
      <div className={classes.facts}>
        <Characteristics known={known} />
        <Costs property={property} known={known} />
      </div>
      {property.description !== '' && <Description key={property.id} text={property.description} />}
      <Amenities features={property.features} />
      <CommercialNames names={property.commercialNames} />
      {hasLinkedMedia(property) && <linkedMediaPart.Part property={property} />}
      <LocationSection property={property} />
      <AdditionalInformation property={property} known={known} />
    </div>
  );
}

interface KnownProps {
  known: readonly Characteristic[];
}

const isMain = (each: Characteristic): each is Characteristic & { name: MainName } =>
  each.among === undefined;

/** Rooms and areas. */
function Characteristics({ known }: KnownProps) {
  const list = known.filter(isMain);
  if (list.length === 0) return null;
  return (
    <section>
      <h2>Características principales</h2>
      <dl className={classes.characteristics}>
        {list.map(({ name, label, value }) => {
          const Icon = characteristicIcons[name];
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <Icon size={24} />
                {value}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

interface BlockProps extends KnownProps {
  property: PropertyDetail;
}

/** The money that a price does not say. */
function Costs({ property, known }: BlockProps) {
  const costs = [...unitPrices(property), ...rowsOf(known, 'costs')];
  if (costs.length === 0) return null;
  return (
    <section>
      <h2>Costos</h2>
      <Rows rows={costs} />
    </section>
  );
}

const rowsOf = (known: KnownProps['known'], block: 'costs' | 'more') =>
  known.filter(({ among }) => among === block).map(({ label, value }) => [label, value] as const);

function Rows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={classes.rows}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Amenities({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <section>
      <h2>Amenidades</h2>
      <ul className={classes.amenities}>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CommercialNames({ names }: { names: string | null }) {
  const list = new Set((names ?? '').split(',').map((name) => name.trim()));
  list.delete('');
  if (list.size === 0) return null;
  return (
    <section className={classes.names}>
      <h2>Nombres comerciales</h2>
      <ul className={classes.chips}>
        {[...list].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

function AdditionalInformation({ property, known }: BlockProps) {
  const { landArea, furnished, petsAllowed, availableFrom, agencyReference } = property;
  const facts: (readonly [label: string, value: string])[] = [
    ['Tipo', labelOf(propertyTypeLabels, property.propertyType)],
    ['Operación', labelOf(operationTypeLabels, property.operationType)],
    ['Superficie del terreno', Number(landArea) > 0 ? formatArea(landArea ?? 0) : ''],
    ...rowsOf(known, 'more'),
    ['Muebles', labelOf(furnishedLabels, furnished ?? '')],
    ['Mascotas', labelOf(petsAllowedLabels, petsAllowed ?? '')],
    ['Disponible desde', availableFrom === null ? '' : formatDate(availableFrom)],
    [property.isDraft ? 'Creada' : 'Publicada', formatDate(property.createdAt)],
    ['ID de propiedad', publicPropertyId(property.id)],
    ['Clave interna', agencyReference ?? ''],
  ];
  return (
    <section className={classes.additional}>
      <h2>Información adicional</h2>
      <Rows rows={facts.filter(([, value]) => value !== '')} />
    </section>
  );
}
