import { inquiryFormSchema, type SentInquiry } from '@pbr/schemas/inquiry/write';
import { INQUIRY_TYPES, type InquiryType, inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { SelectField } from '@pbr/ui/fields/select-field';
import { TextArea } from '@pbr/ui/fields/text-area';
import { TextField } from '@pbr/ui/fields/text-field';
import { FormError, Pair, RequiredNote, SubmitButton, TrapField } from '@pbr/ui/form-parts';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { unsentWords } from '../../../lib/forms/failure-words.ts';
import { usePlainPost } from '../../../lib/forms/plain-form.tsx';
import { SentNotice } from '../../../lib/forms/sent-notice.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { type InquiryDraft, keepInquiryDraft, readInquiryDraft } from './inquiry-draft.ts';
import classes from './inquiry-dialog.module.css';

export type InquiryValues = SentInquiry;

interface InquiryFormProps {
  property: { id: string; name: string; asksForPhotos?: boolean };
  /** Rejects when the inquiry was not sent. */
  onSend: (values: InquiryValues) => Promise<void>;
}

export function InquiryForm({ property, onSend }: InquiryFormProps) {
  const [initial] = useState(() => firstText(property));
  const message = useRef<HTMLTextAreaElement>(null);
  const { field, formProps, isSending, failure } = useForm({
    schema: inquiryFormSchema,
    send: onSend,
    onFailure: (error) => unsentWords(error, 'No se pudo enviar la consulta.'),
  });
  const text = (name: keyof InquiryDraft) => field(name, initial[name]);

  if (usePlainPost()?.isSent)
    return (
      <SentNotice
        title="Consulta enviada"
        text="El agente se pondrá en contacto contigo pronto. Te enviamos un acuse a tu correo."
        again="Enviar otra consulta"
      />
    );

  /** Replaces only suggested text, never the visitor's own words. */
  function suggest(type: string) {
    const area = message.current;
    const chosen = INQUIRY_TYPES.find((one) => one === type);
    if (area && chosen && isSuggestion(area.value, property.name))
      area.value = suggestedMessage(chosen, property.name);
  }

  return (
    <form
      {...formProps}
      data-keeps-text
      className={classes.form}
      onChange={({ currentTarget }) => keepInquiryDraft(property.id, new FormData(currentTarget))}
    >
      <RequiredNote />
      <TextField
        label="Nombre completo"
        required
        autoComplete="name"
        autoCapitalize="words"
        {...text('clientName')}
        data-autofocus
      />
      <Pair>
        <TextField
          label="Correo electrónico"
          required
          type="email"
          autoComplete="email"
          {...text('clientEmail')}
        />
        <TextField label="Teléfono" type="tel" autoComplete="tel" {...text('clientPhone')} />
      </Pair>
      <SelectField
        label="Motivo de la consulta"
        options={inquiryTypeLabels}
        {...text('inquiryType')}
        onChange={({ currentTarget }) => suggest(currentTarget.value)}
      />
      <TextArea ref={message} label="Mensaje" rows={3} {...text('message')} />
      <TrapField name="company" />
      <p className={classes.privacy}>
        Al enviar confirmas que leíste el{' '}
        <Link to="/privacy" target="_blank" rel="noopener">
          Aviso de privacidad
        </Link>
        .
      </p>
      <div className={classes.foot}>
        {failure !== undefined && <FormError>{failure}</FormError>}
        <SubmitButton isSending={isSending} sendingLabel="Enviando...">
          Enviar consulta
        </SubmitButton>
      </div>
    </form>
  );
}

function firstText({ id, name, asksForPhotos }: InquiryFormProps['property']): InquiryDraft {
  const text = readInquiryDraft(id) ?? emptyInquiry(name);
  if (!asksForPhotos || !isSuggestion(text.message, name)) return text;
  return { ...text, message: suggestedMessage('photos', name) };
}

function emptyInquiry(propertyName: string): InquiryDraft {
  const inquiryType: InquiryType = 'info';
  return {
    clientName: '',
    clientEmail: '',
    clientPhone: '',
    message: suggestedMessage(inquiryType, propertyName),
    inquiryType,
  };
}

const questions = {
  info: '¿Me puedes dar más información?',
  visit: 'Quiero agendar una visita. ¿Qué días y horarios tienes?',
  price: '¿Me puedes decir el precio final y las condiciones?',
  photos: '¿Me puedes mandar fotos?',
} as const satisfies Record<InquiryType | 'photos', string>;

type Question = keyof typeof questions;

/** The message to start from, for each inquiry type and for 'Pedir fotos'. */
function suggestedMessage(type: Question, propertyName: string): string {
  return `Hola, me interesa “${propertyName}”. ${questions[type]}`;
}

/** True while the message contains none of the visitor's own words. */
function isSuggestion(message: string, propertyName: string): boolean {
  return (
    message.trim() === '' ||
    (Object.keys(questions) as Question[]).some(
      (type) => suggestedMessage(type, propertyName) === message,
    )
  );
}
