import { EmailField } from '@pbr/ui/fields/email-field';
import { Pair } from '@pbr/ui/form-parts';
import { type ReactNode, useState } from 'react';
import { unsentWords } from '../../lib/forms/failure-words.ts';
import { usePlainPost } from '../../lib/forms/plain-form.tsx';
import { SentNotice } from '../../lib/forms/sent-notice.tsx';
import type { FieldOf, FieldPath, FormSchema } from '../../lib/forms/use-form.ts';
import { FormFrame, FormPart } from './form-frame.tsx';
import { NameField, PhoneField } from './service-request-fields.tsx';

interface ClientFormProps<Values> {
  schema: FormSchema<Values>;
  send: (values: Values) => Promise<unknown>;
  submitLabel: string;
  /** The next steps, shown after sending. */
  next: string;
  children: (field: FieldOf<FieldPath<Values>>) => ReactNode;
}

/** A client's service request to the company; a notice replaces the form after sending. */
export function ClientForm<Values>(props: ClientFormProps<Values>) {
  const { schema, send, submitLabel, next, children } = props;
  const [isSent, setSent] = useState(usePlainPost()?.isSent === true);
  if (isSent)
    return (
      <SentNotice
        title="Solicitud enviada"
        text={next}
        again="Enviar otra solicitud"
        onAgain={() => setSent(false)}
      />
    );
  return (
    <FormFrame
      schema={schema}
      send={async (values) => {
        await send(values);
        setSent(true);
      }}
      onFailure={(error) => unsentWords(error, 'No se pudo enviar la solicitud. Intenta de nuevo.')}
      submitLabel={submitLabel}
    >
      {children}
    </FormFrame>
  );
}

type ClientField = 'clientName' | 'clientPhone' | 'clientEmail';

interface ClientPartProps {
  field: FieldOf<ClientField>;
  children?: ReactNode;
}

/** The client's name and ways to reach them. */
export function ClientPart({ field, children }: ClientPartProps) {
  return (
    <FormPart title="Tus datos" hint="Déjanos un teléfono o un correo, como prefieras.">
      <NameField label="Nombre completo" {...field('clientName')} />
      <Pair>
        <PhoneField label="Teléfono" {...field('clientPhone')} />
        <EmailField {...field('clientEmail')} />
      </Pair>
      {children}
    </FormPart>
  );
}
