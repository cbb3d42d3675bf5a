import type { RequestKind } from '@pbr/schemas/request/kinds';
import { createContext, type ReactNode, use } from 'react';

/** A form that browsers without scripts can send, and what it is about. */
export type AskedForm =
  | { kind: RequestKind }
  | { kind: 'inquiry'; property: { id: string; name: string } };

/** Draws plain forms. Only the server provides it, so their code does not travel with the page. */
export const PlainForms = createContext<(asked: AskedForm) => ReactNode>(() => null);

/** The form for browsers without scripts; the others ignore it. */
export function PlainForm(asked: AskedForm) {
  const draw = use(PlainForms);
  return <noscript>{draw(asked)}</noscript>;
}

/** The outcome of a plain form. */
export interface PlainPost {
  /** The page's own address, which receives the form. */
  action: string;
  isSent: boolean;
  /** The refused text of each field, by its name. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Undefined around forms that scripts send. */
export const PlainPostContext = createContext<PlainPost | undefined>(undefined);

export const usePlainPost = () => use(PlainPostContext);
