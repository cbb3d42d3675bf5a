import { SelectField } from '@pbr/ui/fields/select-field';
import { Pair } from '@pbr/ui/form-parts';
import { legalFormSchema } from '@pbr/schemas/service-request/form';
import {
  legalIssueLabels,
  legalOperationLabels,
  legalPropertyTypeLabels,
  legalServiceLabels,
  legalUrgencyLabels,
} from '@pbr/schemas/service-request/values';
import { useSite } from '../../lib/page/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { ClientForm, ClientPart } from './client-form.tsx';
import { FormPart } from './form-frame.tsx';
import { CHOOSE, LineField, NumberField, ParagraphField } from './service-request-fields.tsx';

/** Asks for legal advice. */
export function LegalForm() {
  const { client } = trpc.useUtils();
  const { reply } = useSite().company.answerTimes;
  return (
    <ClientForm
      schema={legalFormSchema}
      send={client.request.sendLegal.mutate}
      submitLabel="Solicitar consulta"
      next={`Un abogado lee tu caso. Te respondemos en menos de ${reply} con los documentos que hacen falta y lo que costaría.`}
    >
      {(field) => (
        <>
          <FormPart title="Qué necesitas">
            <Pair>
              <SelectField
                label="Servicio legal"
                empty={CHOOSE}
                options={legalServiceLabels}
                {...field('serviceType')}
              />
              <SelectField
                label="Urgencia"
                empty={CHOOSE}
                options={legalUrgencyLabels}
                {...field('urgency')}
              />
            </Pair>
          </FormPart>
          <FormPart title="La propiedad y la operación">
            <Pair>
              <SelectField
                label="Tipo de propiedad"
                empty={CHOOSE}
                options={legalPropertyTypeLabels}
                {...field('propertyType')}
              />
              <SelectField
                label="Tipo de operación"
                empty={CHOOSE}
                options={legalOperationLabels}
                {...field('operationType')}
              />
            </Pair>
            <Pair>
              <NumberField
                label="Valor aproximado, en pesos"
                inputMode="decimal"
                placeholder="4,500,000"
                {...field('propertyValue')}
              />
              <SelectField
                label="¿Tiene problemas legales?"
                empty={CHOOSE}
                options={legalIssueLabels}
                {...field('hasLegalIssues')}
              />
            </Pair>
          </FormPart>
          <ClientPart field={field}>
            <LineField label="Domicilio" autoComplete="address-line1" {...field('clientAddress')} />
          </ClientPart>
          <FormPart title="Tu caso">
            <ParagraphField label="Cuéntanos qué pasa" rows={5} {...field('description')} />
          </FormPart>
        </>
      )}
    </ClientForm>
  );
}
