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
import { characteristicIcons } from './characteristic-icons.tsx';
import { characteristics } from './characteristics.ts';
import { Description } from './description.tsx';
import { hasLinkedMedia, linkedMediaPart } from './media/linked-media-part.tsx';
import { LocationSection } from './location-section.tsx';
import classes from './detail-sections.module.css';

export function DetailSections({ property }: { property: PropertyDetail }) {
  return (
    <div className={classes.sections}>
      <Characteristics property={property} />
      {property.description !== '' && <Description key={property.id} text={property.description} />}
      <Amenities features={property.features} />
      <CommercialNames names={property.commercialNames} />
      {hasLinkedMedia(property) && <linkedMediaPart.Part property={property} />}
      <LocationSection property={property} />
      <AdditionalInformation property={property} />
    </div>
  );
}

function Characteristics({ property }: { property: PropertyDetail }) {
  const list = characteristics(property);
  if (list.length === 0) return null;
  return (
    <section className={classes.facts}>
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

function AdditionalInformation({ property }: { property: PropertyDetail }) {
  const { landArea, furnished, petsAllowed, availableFrom, agencyReference } = property;
  const facts = [
    ['Tipo', labelOf(propertyTypeLabels, property.propertyType)],
    ['Operación', labelOf(operationTypeLabels, property.operationType)],
    ...(Number(landArea) > 0 ? [['Superficie del terreno', formatArea(landArea ?? 0)]] : []),
    ['Muebles', labelOf(furnishedLabels, furnished ?? '')],
    ['Mascotas', labelOf(petsAllowedLabels, petsAllowed ?? '')],
    ['Disponible desde', availableFrom === null ? '' : formatDate(availableFrom)],
    [property.isDraft ? 'Creada' : 'Publicada', formatDate(property.createdAt)],
    ['ID de propiedad', publicPropertyId(property.id)],
    ['Clave interna', agencyReference ?? ''],
  ].filter(([, value]) => value !== '');
  return (
    <section className={classes.additional}>
      <h2>Información adicional</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
