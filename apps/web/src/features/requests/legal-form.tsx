import { Pair } from '@pbr/ui/form-parts';
import { legalFormSchema } from '@pbr/schemas/request/form';
import {
  legalIssueLabels,
  legalOperationLabels,
  legalPropertyTypeLabels,
  legalServiceLabels,
  legalUrgencyLabels,
} from '@pbr/schemas/request/values';
import { useSite } from '../../lib/page/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { ClientForm, ClientPart } from './client-form.tsx';
import { FormPart } from './form-frame.tsx';
import { ChoiceField, LineField, NumberField, ParagraphField } from './request-fields.tsx';

/** Requests legal advice. */
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
              <ChoiceField
                field={field('serviceType')}
                label="Servicio legal"
                choices={legalServiceLabels}
              />
              <ChoiceField field={field('urgency')} label="Urgencia" choices={legalUrgencyLabels} />
            </Pair>
          </FormPart>
          <FormPart title="La propiedad y la operación">
            <Pair>
              <ChoiceField
                field={field('propertyType')}
                label="Tipo de propiedad"
                choices={legalPropertyTypeLabels}
              />
              <ChoiceField
                field={field('operationType')}
                label="Tipo de operación"
                choices={legalOperationLabels}
              />
            </Pair>
            <Pair>
              <NumberField
                field={field('propertyValue')}
                label="Valor aproximado, en pesos"
                kind="decimal"
                example="4,500,000"
              />
              <ChoiceField
                field={field('hasLegalIssues')}
                label="¿Tiene problemas legales?"
                choices={legalIssueLabels}
              />
            </Pair>
          </FormPart>
          <ClientPart field={field}>
            <LineField
              field={field('clientAddress')}
              label="Domicilio"
              autoComplete="street-address"
            />
          </ClientPart>
          <FormPart title="Tu caso">
            <ParagraphField field={field('description')} label="Cuéntanos qué pasa" rows={5} />
          </FormPart>
        </>
      )}
    </ClientForm>
  );
}
