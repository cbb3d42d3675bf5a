import { FormError } from '@pbr/ui/form-parts';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { saidWords } from './server-error.ts';
import { PlainPostContext, useWasPosted } from './plain-form.tsx';

/**
 * Around a form that is also posted without scripts: to the URL of its page, which then shows the outcome. The redirect after
 * sending leads to the id.
 */
export function PlainFormFrame({ children }: { children: ReactNode }) {
  const { typed = {}, error } = useRouter().options.context.refused ?? {};
  const { pathname } = useLocation();
  const errors = error?.fields ?? {};
  const isSent = useWasPosted() && error === undefined;
  return (
    <div id="formulario">
      {error && Object.keys(errors).length === 0 && (
        <FormError takesFocus>{saidWords(error)} Lo que escribiste sigue aquí.</FormError>
      )}
      <PlainPostContext value={{ action: pathname, isSent, typed, errors }}>
        {children}
      </PlainPostContext>
    </div>
  );
}
