import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, use } from 'react';
import type { ServerError } from './server-error.ts';

interface AskedListing {
  id: string;
  name: string;
}

/** Draws the inquiry as a plain form. Only the server provides it, so its code does not travel with the page. */
export const DrawPlainInquiry = createContext<(property: AskedListing) => ReactNode>(() => (
  <noscript />
));

/** The inquiry for browsers that do not run the scripts; the others open it in a dialog. */
export function PlainInquiry({ property }: { property: AskedListing }) {
  return use(DrawPlainInquiry)(property);
}

/** A plain form that the server did not accept. */
export interface RefusedForm {
  typed: Readonly<Record<string, string>>;
  error: Omit<ServerError, 'fields'> & { fields: ServerError['fields'] | undefined };
}

/** The outcome of a form that can be posted without scripts. */
export interface PlainPost {
  /** The page's own URL, which receives the form. */
  action: string;
  isSent: boolean;
  /** The refused text of each field, by its name. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** True on the page to which a posted form has led. */
export const useWasPosted = () =>
  useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('sent') });

/** Undefined around forms that only scripts can send. */
export const PlainPostContext = createContext<PlainPost | undefined>(undefined);

export const usePlainPost = () => use(PlainPostContext);
