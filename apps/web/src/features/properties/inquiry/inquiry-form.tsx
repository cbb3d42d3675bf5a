import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { inquiryFormSchema } from '@pbr/schemas/inquiry/write';
import { INQUIRY_TYPES, inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { Link } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { type InquiryValues, keepInquiryDraft, readInquiryDraft } from './inquiry-draft.ts';
import { isSuggestion, suggestedMessage } from './suggested-message.ts';
import classes from './inquiry-dialog.module.css';

/** From top to bottom: the first field with an error gets the focus. */
const FIELDS = ['clientName', 'clientEmail', 'clientPhone', 'inquiryType', 'message'] as const;

const typeOptions = INQUIRY_TYPES.map((value) => ({ value, label: inquiryTypeLabels[value] }));

interface InquiryFormProps {
  property: { id: string; name: string };
  /** Sends the inquiry. Resolves to `null` on success, otherwise to the server's messages for single fields. */
  onSend: (values: InquiryValues) => Promise<Readonly<Record<string, string>> | null>;
}

export function InquiryForm({ property, onSend }: InquiryFormProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const form = useForm<InquiryValues>({
    mode: 'uncontrolled',
    initialValues: readInquiryDraft(property.id) ?? emptyInquiry(property.name),
    validate: schemaResolver(inquiryFormSchema, { sync: true }),
    onValuesChange: (values) => keepInquiryDraft(property.id, values),
  });
  // Replaces only suggested text, never the visitor's own words.
  form.watch('inquiryType', ({ value }) => {
    const { message } = form.getValues();
    if (isSuggestion(message, property.name)) {
      form.setFieldValue('message', suggestedMessage(value, property.name));
    }
  });

  function focusFirst(errors: Readonly<Record<string, unknown>>) {
    const first = FIELDS.find((field) => errors[field] !== undefined);
    if (first !== undefined) form.getInputNode(first)?.focus();
  }

  async function send(values: InquiryValues) {
    setHasFailed(false);
    const errors = await onSend(values);
    if (errors === null) return;
    form.setErrors(errors);
    focusFirst(errors);
    setHasFailed(Object.keys(errors).length === 0);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    if (form.submitting) event.preventDefault();
    else form.onSubmit(send, focusFirst)(event);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.note}>
        Los campos con <span aria-hidden="true">*</span>
        <span className="for-readers">asterisco</span> son obligatorios.
      </p>
      <TextInput
        label="Nombre completo"
        required
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        {...form.getInputProps('clientName')}
        key={form.key('clientName')}
        data-autofocus
      />
      <div className={classes.pair}>
        <TextInput
          label="Correo electrónico"
          required
          type="email"
          name="email"
          autoComplete="email"
          {...form.getInputProps('clientEmail')}
          key={form.key('clientEmail')}
        />
        <TextInput
          label="Teléfono (opcional)"
          type="tel"
          name="tel"
          autoComplete="tel"
          {...form.getInputProps('clientPhone')}
          key={form.key('clientPhone')}
        />
      </div>
      <NativeSelect
        label="Motivo de la consulta"
        data={typeOptions}
        {...form.getInputProps('inquiryType')}
        key={form.key('inquiryType')}
      />
      <Textarea
        label="Mensaje (opcional)"
        rows={4}
        resize="vertical"
        {...form.getInputProps('message')}
        key={form.key('message')}
      />
      <div className={classes.trap} aria-hidden="true">
        <TextInput
          label="Empresa"
          tabIndex={-1}
          name="company"
          autoComplete="off"
          {...form.getInputProps('company')}
          key={form.key('company')}
        />
      </div>
      <p className={classes.privacy}>
        Al enviar confirmas que leíste el{' '}
        <Link to="/privacy" target="_blank" rel="noopener">
          Aviso de privacidad
        </Link>
        .
      </p>
      {hasFailed && (
        <FormError>Tu consulta sigue sin enviarse. Lo que escribiste está aquí.</FormError>
      )}
      <SubmitButton isSending={form.submitting} sendingLabel="Enviando...">
        Enviar consulta
      </SubmitButton>
    </form>
  );
}

function emptyInquiry(propertyName: string): InquiryValues {
  return {
    clientName: '',
    clientEmail: '',
    clientPhone: '',
    message: suggestedMessage('info', propertyName),
    inquiryType: 'info',
    company: '',
  };
}
