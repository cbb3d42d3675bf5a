import { FormError, RequiredNote, SubmitButton, TrapField } from '@pbr/ui/form-parts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type FieldOf,
  type FieldPath,
  type FormOptions,
  useForm,
} from '../../lib/forms/use-form.ts';
import classes from './service-request-form.module.css';

type FormFrameProps<Values> = FormOptions<Values> & {
  submitLabel: string;
  children: (field: FieldOf<FieldPath<Values>>) => ReactNode;
};

/** The parts that all forms to the company have in common. */
export function FormFrame<Values>({ submitLabel, children, ...form }: FormFrameProps<Values>) {
  const { field, formProps, isSending, failure } = useForm(form);
  return (
    <form {...formProps} className={classes.form}>
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
        {failure !== undefined && <FormError>{failure}</FormError>}
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
