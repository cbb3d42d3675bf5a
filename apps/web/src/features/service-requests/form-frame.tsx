import { FormError, RequiredNote, SubmitButton, TrapField } from '@pbr/ui/form-parts';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type FieldOf,
  type FieldPath,
  type FormOptions,
  useForm,
} from '../../lib/forms/use-form.ts';
import { useSessionUser } from '../../lib/session.ts';
import {
  dropRequestDraft,
  fillInRequestDraft,
  keepRequestDraft,
  requestDraftKey,
} from './request-draft.ts';
import classes from './service-request-form.module.css';

type FormFrameProps<Values> = FormOptions<Values> & {
  submitLabel: string;
  children: (field: FieldOf<FieldPath<Values>>) => ReactNode;
};

/** The parts that all forms to the company have in common. The typed text outlives the form until it is sent. */
export function FormFrame<Values>({ submitLabel, children, ...form }: FormFrameProps<Values>) {
  const draftKey = useDraftKey();
  const { ref, field, formProps, isSending, failure } = useForm({
    ...form,
    send: async (values, element) => {
      const wrong = await form.send(values, element);
      if (!wrong) dropRequestDraft(draftKey);
      return wrong;
    },
  });
  // After hydration: the server draws the fields empty.
  useEffect(() => {
    if (ref.current) fillInRequestDraft(draftKey, ref.current);
  }, [ref, draftKey]);
  return (
    <form
      {...formProps}
      className={classes.form}
      onChange={({ currentTarget }) => keepRequestDraft(draftKey, currentTarget)}
    >
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

function useDraftKey(): string {
  const personId = useSessionUser()?.id;
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On the way to another page, its path is there before this form is gone.
  const [ownPath] = useState(path);
  return requestDraftKey(personId, ownPath);
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
