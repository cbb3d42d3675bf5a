import { FormError } from '@pbr/ui/form-parts';
import type { ReactNode } from 'react';
import { saidWords } from './failure-words.ts';
import { PlainPostContext } from './plain-form.tsx';
import type { ServerError } from './server-error.ts';

/** A plain form that the server did not accept. */
export interface RefusedForm {
  typed: Readonly<Record<string, string>>;
  error: Omit<ServerError, 'fields'> & { fields: ServerError['fields'] | undefined };
}

interface PlainFormFrameProps {
  /** The address of the page. */
  url: URL;
  refused: RefusedForm | undefined;
  /** The form's style sheets, which only browsers without scripts fetch here. */
  sheets: readonly string[];
  children: ReactNode;
}

/** Shows a plain form with its outcome. The redirect after sending leads to the id. */
export function PlainFormFrame({ url, refused, sheets, children }: PlainFormFrameProps) {
  const { typed = {}, error } = refused ?? {};
  const errors = error?.fields ?? {};
  const isSent = refused === undefined && url.searchParams.has('sent');
  return (
    <div id="formulario">
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {error && Object.keys(errors).length === 0 && (
        <FormError takesFocus>{saidWords(error)} Lo que escribiste sigue aquí.</FormError>
      )}
      <PlainPostContext value={{ action: url.pathname, isSent, typed, errors }}>
        {children}
      </PlainPostContext>
    </div>
  );
}
