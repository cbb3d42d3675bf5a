import { FIRST_DAY, LAST_DAY } from '@pbr/schemas/days';
import { propertyFields } from '@pbr/schemas/property/fields';
import { Pair } from '@pbr/ui/form-parts';
import { SelectField } from '@pbr/ui/fields/select-field';
import { TextArea } from '@pbr/ui/fields/text-area';
import { TextField } from '@pbr/ui/fields/text-field';
import type { CURRENCIES } from '@pbr/schemas/property/values';
import { type ReactNode, useId } from 'react';
import { CountedField } from '../../../lib/forms/counted-field.tsx';
import { DayField } from '../../../lib/forms/day-field.tsx';
import { AmenityField } from './amenity-field.tsx';
import { NumberField } from './number-field.tsx';
import { DealField } from './deal-field.tsx';
import { SECTIONS, sectionId, type SectionName } from './form-index.tsx';
import { fieldLabels } from './form-values.ts';
import { PlaceFields } from './place-fields.tsx';
import type { ListingForm } from './use-listing-form.ts';
import classes from './editor.module.css';

const CHOOSE = 'Elige...';
const CURRENCY_LABELS: Record<(typeof CURRENCIES)[number], string> = {
  MXN: 'Pesos mexicanos (MXN)',
  USD: 'Dólares (USD)',
};

/** All fields of a listing, in sections of one scrolling form. */
export function ListingFields({ form }: { form: ListingForm }) {
  return (
    <>
      <Part name="essential">
        <CountedField
          max={propertyFields.name.max}
          label={fieldLabels.name}
          required
          placeholder="Ej. Casa con jardín en Coyoacán"
          {...form.field('name')}
        />
        <div className={classes.choices}>
          {/* Nothing is preselected, because the two choices decide which fields follow. */}
          <SelectField
            label={fieldLabels.propertyType}
            required
            empty={form.values.propertyType === '' ? CHOOSE : undefined}
            options={propertyFields.propertyType.labels}
            {...form.field('propertyType')}
          />
          <SelectField
            label={fieldLabels.operationType}
            required
            empty={form.values.operationType === '' ? CHOOSE : undefined}
            options={propertyFields.operationType.labels}
            {...form.field('operationType')}
          />
        </div>
        {form.isPublished && <DealField form={form} />}
        <TextArea
          label={fieldLabels.description}
          required
          rows={5}
          placeholder="Qué la hace especial, cómo es la luz, qué hay cerca."
          {...form.field('description')}
        />
      </Part>
      <Part name="price">
        <Prices form={form} />
      </Part>
      <Part name="place">
        <PlaceFields form={form} />
        <TextField
          label="Nombres comerciales"
          description="Separados por comas: el del desarrollo, el del edificio."
          {...form.field('commercialNames')}
        />
      </Part>
      <Part name="details">
        <Measures form={form} />
        <Pair>
          <DayField
            label="Disponible desde"
            min={FIRST_DAY}
            max={LAST_DAY}
            description="Sin fecha cuenta como disponible."
            {...form.field('availableFrom')}
          />
          <CountedField
            label="Clave interna"
            max={propertyFields.agencyReference.max}
            description="La de tu agencia. Sale en la página y se puede buscar."
            {...form.field('agencyReference')}
          />
        </Pair>
        <h4 className={classes.smallTitle}>Amenidades</h4>
        <AmenityField
          value={form.values.features}
          error={form.errorOf('features')}
          onChange={(features) => form.set('features', features)}
        />
        <h4 className={classes.smallTitle}>Video y recorrido</h4>
        <TextField
          label="Video"
          type="url"
          inputMode="url"
          placeholder="https://youtu.be/…"
          description="Un enlace de YouTube o Vimeo."
          {...form.field('videoUrl')}
        />
        <TextField
          label="Recorrido virtual"
          type="url"
          inputMode="url"
          placeholder="https://my.matterport.com/show/?m=…"
          description="Un enlace de Matterport o Kuula."
          {...form.field('tourUrl')}
        />
      </Part>
      <Part name="internal">
        <p className={classes.hint}>Solo para ti y la administración.</p>
        <TextField label="Contacto del propietario" {...form.field('ownerContact')} />
        <TextArea label="Notas internas" rows={3} {...form.field('internalNotes')} />
      </Part>
    </>
  );
}

function Part({ name, children }: { name: SectionName; children: ReactNode }) {
  const id = useId();
  return (
    <section id={sectionId(name)} aria-labelledby={id} tabIndex={-1} className={classes.part}>
      <h3 id={id} className={classes.partTitle}>
        {SECTIONS[name]}
      </h3>
      {children}
    </section>
  );
}

const priceHint = (examples: string) =>
  `Por ejemplo ${examples}. Si lo dejas vacío, dice “Precio a consultar”.`;

function Prices({ form }: { form: ListingForm }) {
  const hasOperation = form.isShown('salePrice') || form.isShown('rentPrice');
  if (!hasOperation)
    return (
      <p className={classes.hint}>Elige primero si la propiedad es para venta o para renta.</p>
    );
  return (
    <>
      <div className={classes.prices}>
        {form.isShown('salePrice') && (
          <NumberField
            form={form}
            name="salePrice"
            placeholder="Ej. 4,500,000"
            hint={priceHint('4,500,000, 4.5 M u 850 mil')}
          />
        )}
        {form.isShown('rentPrice') && (
          <NumberField
            form={form}
            name="rentPrice"
            placeholder="Ej. 25,000"
            hint={priceHint('25,000 o 25 mil')}
          />
        )}
        <SelectField
          label={fieldLabels.currency}
          required
          options={CURRENCY_LABELS}
          {...form.field('currency')}
        />
      </div>
      <div className={classes.prices}>
        <NumberField
          form={form}
          name="maintenanceFee"
          placeholder="Ej. 2,500"
          hint="En pesos al mes, aunque el precio sea en dólares."
        />
        {form.isShown('depositMonths') && <NumberField form={form} name="depositMonths" />}
      </div>
    </>
  );
}

const MEASURES = [
  'bedrooms',
  'fullBathrooms',
  'halfBathrooms',
  'parkingSpaces',
  'constructionArea',
  'landArea',
  'frontageM',
  'depthM',
  'floor',
  'levels',
  'yearBuilt',
] as const;

const HINTS: Partial<Record<(typeof MEASURES)[number], string>> = { floor: 'Planta baja es 0.' };

const CONDITIONS = ['furnished', 'petsAllowed'] as const;

function Measures({ form }: { form: ListingForm }) {
  return (
    <div className={classes.measures}>
      {MEASURES.filter(form.isShown).map((name) => (
        <NumberField key={name} form={form} name={name} hint={HINTS[name]} />
      ))}
      {CONDITIONS.filter(form.isShown).map((name) => (
        <SelectField
          key={name}
          label={fieldLabels[name]}
          empty="Sin especificar"
          options={propertyFields[name].labels}
          {...form.field(name)}
        />
      ))}
    </div>
  );
}
