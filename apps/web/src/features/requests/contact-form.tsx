import { Textarea } from '@mantine/core';
import { contactFormSchema } from '@pbr/schemas/request-form';
import { CONTACT_SERVICES, contactServiceLabels } from '@pbr/schemas/request-values';
import { useRef, useState } from 'react';
import { failureWords } from '../../lib/failure-words.ts';
import { useServerForm } from '../../lib/form.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { FormFrame } from './form-frame.tsx';
import { ChoiceField, EmailField, NameField, Pair, PhoneField } from './request-fields.tsx';
import classes from './request-form.module.css';

const NOT_SENT = 'No se pudo enviar el mensaje. Intenta de nuevo.';

/** Writes to the company. */
export function ContactForm() {
  const { client } = trpc.useUtils();
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { field, formProps, isSending } = useServerForm({
    schema: contactFormSchema,
    send: async (values) => {
      setFailure(null);
      await client.request.sendContact.mutate(values);
      form.current?.reset();
      notifySuccess('Mensaje enviado', 'Gracias por contactarnos. Te responderemos pronto.');
    },
    onFailure: (error) => {
      notifyFailure('Error', NOT_SENT);
      setFailure(`${failureWords(error, '')} Lo que escribiste sigue aquí.`.trim());
    },
  });
  return (
    <FormFrame
      formProps={{ ...formProps, ref: form }}
      isSending={isSending}
      failure={failure}
      submitLabel="Enviar mensaje"
    >
      <div className={classes.part}>
        <NameField field={field('name')} label="Nombre Completo" />
        <Pair>
          <EmailField field={field('email')} label="Correo Electrónico" required />
          <PhoneField field={field('phone')} label="Teléfono (opcional)" />
        </Pair>
        <ChoiceField
          field={field('service')}
          label="Tipo de Servicio"
          required
          values={CONTACT_SERVICES}
          labels={contactServiceLabels}
        />
        <Textarea
          label="Mensaje"
          required
          rows={5}
          resize="vertical"
          autoCapitalize="sentences"
          {...field('message')}
        />
      </div>
    </FormFrame>
  );
}
