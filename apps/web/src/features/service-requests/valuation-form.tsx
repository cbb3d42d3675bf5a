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
            <LineField field={field('address')} label="Calle y número" />
            <Pair>
              <LineField field={field('neighborhood')} label="Colonia" />
              <LineField field={field('city')} label="Ciudad o alcaldía" />
            </Pair>
            <SelectField label="Estado" empty={CHOOSE} options={STATES} {...field('state')} />
          </FormPart>
          <FormPart
            title="Cómo es"
            hint="Lo que sepas de memoria; lo demás lo medimos en la visita."
          >
            <NumberField
              field={field('area')}
              label="Superficie"
              kind="decimal"
              unit="m²"
              example="120"
            />
            <div className={classes.numbers}>
              <NumberField field={field('bedrooms')} label="Recámaras" kind="whole" />
              <NumberField field={field('bathrooms')} label="Baños" kind="decimal" />
              <NumberField field={field('parking')} label="Estacionamientos" kind="whole" />
              <NumberField field={field('age')} label="Antigüedad" kind="whole" unit="años" />
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
            <ParagraphField
              field={field('additionalInfo')}
              label="Información adicional"
              rows={4}
            />
          </FormPart>
        </>
      )}
    </ClientForm>
  );
}
