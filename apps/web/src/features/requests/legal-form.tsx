import { Textarea, TextInput } from '@mantine/core';
import { legalFormSchema } from '@pbr/schemas/request-form';
import {
  LEGAL_ISSUES,
  LEGAL_OPERATIONS,
  LEGAL_PROPERTY_TYPES,
  LEGAL_SERVICES,
  LEGAL_URGENCIES,
  legalIssueLabels,
  legalOperationLabels,
  legalPropertyTypeLabels,
  legalServiceLabels,
  legalUrgencyLabels,
} from '@pbr/schemas/request-values';
import { useState } from 'react';
import { failureWords } from '../../lib/failure-words.ts';
import { useServerForm } from '../../lib/form.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { useSite } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { ClientPart } from './client-part.tsx';
import { FormFrame, FormPart } from './form-frame.tsx';
import { ChoiceField, NumberField, Pair } from './request-fields.tsx';
import { SentNotice } from './sent-notice.tsx';

const NOT_SENT = 'No se pudo enviar la solicitud. Intenta de nuevo.';

/** Asks for legal advice. */
export function LegalForm() {
  const [isSent, setSent] = useState(false);
  const { reply } = useSite().company.answerTimes;
  return isSent ? (
    <SentNotice
      text={`Un abogado lee tu caso. Te respondemos en menos de ${reply} con los documentos que hacen falta y lo que costaría.`}
      onAgain={() => setSent(false)}
    />
  ) : (
    <Fields onSent={() => setSent(true)} />
  );
}

function Fields({ onSent }: { onSent: () => void }) {
  const { client } = trpc.useUtils();
  const [failure, setFailure] = useState<string | null>(null);
  const { field, formProps, isSending } = useServerForm({
    schema: legalFormSchema,
    send: async (values) => {
      setFailure(null);
      await client.request.sendLegal.mutate(values);
      onSent();
    },
    onFailure: (error) => {
      notifyFailure('Error', failureWords(error, NOT_SENT));
      setFailure('Tu solicitud sigue sin enviarse. Lo que escribiste está aquí.');
    },
  });
  return (
    <FormFrame
      formProps={formProps}
      isSending={isSending}
      failure={failure}
      submitLabel="Solicitar consulta"
    >
      <FormPart title="Qué necesitas">
        <Pair>
          <ChoiceField
            field={field('serviceType')}
            label="Servicio legal"
            values={LEGAL_SERVICES}
            labels={legalServiceLabels}
          />
          <ChoiceField
            field={field('urgency')}
            label="Urgencia"
            values={LEGAL_URGENCIES}
            labels={legalUrgencyLabels}
          />
        </Pair>
      </FormPart>
      <FormPart title="La propiedad y la operación">
        <Pair>
          <ChoiceField
            field={field('propertyType')}
            label="Tipo de propiedad"
            values={LEGAL_PROPERTY_TYPES}
            labels={legalPropertyTypeLabels}
          />
          <ChoiceField
            field={field('operationType')}
            label="Tipo de operación"
            values={LEGAL_OPERATIONS}
            labels={legalOperationLabels}
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
            values={LEGAL_ISSUES}
            labels={legalIssueLabels}
          />
        </Pair>
      </FormPart>
      <ClientPart field={field}>
        <TextInput
          label="Domicilio"
          autoComplete="street-address"
          autoCapitalize="words"
          {...field('clientAddress')}
        />
      </ClientPart>
      <FormPart title="Tu caso">
        <Textarea
          label="Cuéntanos qué pasa"
          rows={5}
          resize="vertical"
          autoCapitalize="sentences"
          {...field('description')}
        />
      </FormPart>
    </FormFrame>
  );
}
