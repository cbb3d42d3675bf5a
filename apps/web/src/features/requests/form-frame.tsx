import './styles.ts';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import classes from './request-form.module.css';

interface FormFrameProps {
  formProps: ComponentProps<'form'>;
  isSending: boolean;
  /** What is wrong with the form as a whole; null while nothing is. */
  failure: string | null;
  submitLabel: string;
  children: ReactNode;
}

/** What every form to the company has around its own fields. */
export function FormFrame({
  formProps,
  isSending,
  failure,
  submitLabel,
  children,
}: FormFrameProps) {
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.note}>
        Los campos con <span aria-hidden="true">*</span>
        <span className="for-readers">asterisco</span> son obligatorios.
      </p>
      {children}
      <div className={classes.trap} aria-hidden="true">
        <label>
          Empresa
          <input name="company" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
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

/** Fields that belong together, under their name. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.partTitle}>{title}</legend>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
