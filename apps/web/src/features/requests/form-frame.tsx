import { FormError, RequiredNote, SubmitButton, TrapField } from '@pbr/ui/form-parts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { type FormSchema, useServerForm, type ValuesOf } from '../../lib/forms/form.ts';
import classes from './request-form.module.css';

export type FieldOf<Schema extends FormSchema> = ReturnType<typeof useServerForm<Schema>>['field'];

interface FormFrameProps<Schema extends FormSchema> {
  schema: Schema;
  send: (values: ValuesOf<Schema>, reset: () => void) => Promise<void>;
  /** Returns the text to show above the button. */
  onFailure: (error: unknown) => string;
  submitLabel: string;
  children: (field: FieldOf<Schema>) => ReactNode;
}

/** The parts that all forms to the company have in common. */
export function FormFrame<Schema extends FormSchema>(props: FormFrameProps<Schema>) {
  const { schema, send, onFailure, submitLabel, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { field, formProps, isSending } = useServerForm({
    schema,
    send: async (values) => {
      setFailure(null);
      await send(values, () => form.current?.reset());
    },
    onFailure: (error) => setFailure(onFailure(error)),
  });
  return (
    <form {...formProps} ref={form} className={classes.form}>
      <RequiredNote />
      {children(field)}
      <TrapField name="company" />
      <div className={classes.end}>
        <p className={classes.privacy}>
          Al enviar confirmas que leíste el{' '}
          <Link to="/privacy" target="_blank" rel="noopener">
            Aviso de privacidad
          </Link>
          .
        </p>
        {failure !== null && <FormError>{failure}</FormError>}
        <SubmitButton isSending={isSending} sendingLabel="Enviando...">
          {submitLabel}
        </SubmitButton>
      </div>
    </form>
  );
}

interface FormPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of related fields with a title. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.partTitle}>{title}</legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
