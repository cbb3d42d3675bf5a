import { createContext, type ReactNode, type Ref, use } from 'react';
import classes from './layout.module.css';

export const CONTENT_ID = 'contenido';

/** On the server: the HTML that the content of this page would become, if it has been drawn before from the same data. */
export const FinishedContent = createContext<string | undefined>(undefined);

interface ContentProps {
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** The part of a page between header and footer. */
export function Content({ ref, children }: ContentProps) {
  const finished = use(FinishedContent);
  const main = { id: CONTENT_ID, ref, tabIndex: -1, className: classes.main };
  return finished === undefined ? (
    <main {...main}>{children}</main>
  ) : (
    // oxlint-disable-next-line react/no-danger -- React wrote this text itself
    <main {...main} dangerouslySetInnerHTML={{ __html: finished }} />
  );
}
