import { Textarea, TextInput } from '@mantine/core';
import { valuationFormSchema } from '@pbr/schemas/request-form';
import {
  VALUATION_PURPOSES,
  VALUATION_URGENCIES,
  VALUED_TYPES,
  valuationPurposeLabels,
  valuationUrgencyLabels,
  valuedTypeLabels,
} from '@pbr/schemas/request-values';
import { STATES } from '@pbr/schemas/states';
import { useState } from 'react';
import { failureWords } from '../../lib/failure-words.ts';
import { useServerForm } from '../../lib/form.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { useSite } from '../../lib/site.ts';
import { trpc } from '../../lib/trpc.ts';
import { ClientPart } from './client-part.tsx';
import { FormFrame, FormPart } from './form-frame.tsx';
import { ChoiceField, NumberField, Pair } from './request-fields.tsx';
import classes from './request-form.module.css';
import { SentNotice } from './sent-notice.tsx';

const NOT_SENT = 'No se pudo enviar la solicitud. Intenta de nuevo.';

/** Asks for an appraisal. */
export function ValuationForm() {
  const [isSent, setSent] = useState(false);
  const { reply, quote } = useSite().company.answerTimes;
  return isSent ? (
    <SentNotice
      text={`Te respondemos en menos de ${reply} y tienes la cotización ${quote} después de reunir los datos de la propiedad.`}
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
    schema: valuationFormSchema,
    send: async (values) => {
      setFailure(null);
      await client.request.sendValuation.mutate(values);
      onSent();
    },
    onFailure: (error) => {
      notifyFailure('Error', failureWords(error, NOT_SENT));
      setFailure('Tu solicitud sigue sin enviarse. Lo que escribiste está aquí.');
    },
  });
  type Name = Parameters<typeof field>[0];
  const text = (name: Name, label: string) => (
    <TextInput label={label} autoCapitalize="words" autoComplete="off" {...field(name)} />
  );
  return (
    <FormFrame
      formProps={formProps}
      isSending={isSending}
      failure={failure}
      submitLabel="Solicitar avalúo"
    >
      <FormPart title="La propiedad">
        <Pair>
          <ChoiceField
            field={field('propertyType')}
            label="Tipo de propiedad"
            values={VALUED_TYPES}
            labels={valuedTypeLabels}
          />
          <ChoiceField
            field={field('purpose')}
            label="Motivo del avalúo"
            values={VALUATION_PURPOSES}
            labels={valuationPurposeLabels}
          />
        </Pair>
        {text('address', 'Calle y número')}
        <Pair>
          {text('neighborhood', 'Colonia')}
          {text('city', 'Ciudad o alcaldía')}
        </Pair>
        <ChoiceField field={field('state')} label="Estado" values={STATES} labels={{}} />
      </FormPart>
      <FormPart title="Cómo es" hint="Lo que sepas de memoria; lo demás lo medimos en la visita.">
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
        <ChoiceField
          field={field('urgency')}
          label="Urgencia"
          values={VALUATION_URGENCIES}
          labels={valuationUrgencyLabels}
        />
        <Textarea
          label="Información adicional"
          rows={4}
          resize="vertical"
          autoCapitalize="sentences"
          {...field('additionalInfo')}
        />
      </FormPart>
    </FormFrame>
  );
}
