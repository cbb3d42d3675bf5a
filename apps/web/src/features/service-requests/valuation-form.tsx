import { SelectField } from '@pbr/ui/fields/select-field';
import { Pair } from '@pbr/ui/form-parts';
import { valuationFormSchema } from '@pbr/schemas/service-request/form';
import {
  valuationPurposeLabels,
  valuationUrgencyLabels,
  valuedTypeLabels,
} from '@pbr/schemas/service-request/values';
import { STATES } from '@pbr/schemas/property/places/states';
import { useSite } from '../../lib/page/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { ClientForm, ClientPart } from './client-form.tsx';
import { FormPart } from './form-frame.tsx';
import { CHOOSE, LineField, NumberField, ParagraphField } from './service-request-fields.tsx';
import classes from './service-request-form.module.css';

/** Asks for an appraisal. */
export function ValuationForm() {
  const { client } = trpc.useUtils();
  const { reply, quote } = useSite().company.answerTimes;
  return (
    <ClientForm
      schema={valuationFormSchema}
      send={client.request.sendValuation.mutate}
      submitLabel="Solicitar avalúo"
      next={`Te respondemos en menos de ${reply} y tienes la cotización ${quote} después de reunir los datos de la propiedad.`}
    >
      {(field) => (
        <>
          <FormPart title="La propiedad">
            <Pair>
              <SelectField
                label="Tipo de propiedad"
                empty={CHOOSE}
                options={valuedTypeLabels}
                {...field('propertyType')}
              />
              <SelectField
                label="Motivo del avalúo"
                empty={CHOOSE}
                options={valuationPurposeLabels}
                {...field('purpose')}
              />
            </Pair>
            <LineField label="Calle y número" {...field('address')} />
            <Pair>
              <LineField label="Colonia" {...field('neighborhood')} />
              <LineField label="Ciudad o alcaldía" {...field('city')} />
            </Pair>
            <SelectField label="Estado" empty={CHOOSE} options={STATES} {...field('state')} />
          </FormPart>
          <FormPart
            title="Cómo es"
            hint="Lo que sepas de memoria; lo demás lo medimos en la visita."
          >
            <NumberField
              label="Superficie"
              inputMode="decimal"
              unit="m²"
              placeholder="120"
              {...field('area')}
            />
            <div className={classes.numbers}>
              <NumberField label="Recámaras" inputMode="numeric" {...field('bedrooms')} />
              <NumberField label="Baños" inputMode="decimal" {...field('bathrooms')} />
              <NumberField label="Estacionamientos" inputMode="numeric" {...field('parking')} />
              <NumberField label="Antigüedad" inputMode="numeric" unit="años" {...field('age')} />
            </div>
          </FormPart>
          <ClientPart field={field} />
          <FormPart title="Para cuándo">
            <SelectField
              label="Urgencia"
              empty={CHOOSE}
              options={valuationUrgencyLabels}
              {...field('urgency')}
            />
            <ParagraphField label="Información adicional" rows={4} {...field('additionalInfo')} />
          </FormPart>
        </>
      )}
    </ClientForm>
  );
}
