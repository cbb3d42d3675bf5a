import { EmailField } from '@pbr/ui/fields/email-field';
import { SelectField } from '@pbr/ui/fields/select-field';
import { Pair } from '@pbr/ui/form-parts';
import { contactFormSchema } from '@pbr/schemas/service-request/form';
import { contactServiceLabels } from '@pbr/schemas/service-request/values';
import { unsentWords } from '../../lib/forms/failure-words.ts';
import { usePlainPost } from '../../lib/forms/plain-form.tsx';
import { SentNotice } from '../../lib/forms/sent-notice.tsx';
import { notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { FormFrame } from './form-frame.tsx';
import { CHOOSE, NameField, ParagraphField, PhoneField } from './service-request-fields.tsx';
import classes from './service-request-form.module.css';

const SENT = {
  title: 'Mensaje enviado',
  text: 'Gracias por contactarnos. Te responderemos pronto.',
};

/** Sends a message to the company. */
export function ContactForm() {
  const { client } = trpc.useUtils();
  if (usePlainPost()?.isSent)
    return <SentNotice title={SENT.title} text={SENT.text} again="Enviar otro mensaje" />;
  return (
    <FormFrame
      schema={contactFormSchema}
      send={async (values, form) => {
        await client.request.sendContact.mutate(values);
        form.reset();
        notifySuccess(SENT.title, SENT.text);
      }}
      onFailure={(error) => unsentWords(error, 'No se pudo enviar el mensaje. Intenta de nuevo.')}
      submitLabel="Enviar mensaje"
    >
      {(field) => (
        <div className={classes.part}>
          <NameField label="Nombre Completo" {...field('name')} />
          <Pair>
            <EmailField label="Correo Electrónico" required {...field('email')} />
            <PhoneField label="Teléfono" {...field('phone')} />
          </Pair>
          <SelectField
            label="Tipo de Servicio"
            required
            empty={CHOOSE}
            options={contactServiceLabels}
            {...field('service')}
          />
          <ParagraphField label="Mensaje" required rows={5} {...field('message')} />
        </div>
      )}
    </FormFrame>
  );
}
