import { Card } from '@pbr/ui/card';
import { type ReactNode, useEffect, useRef } from 'react';
import { NeedsScripts } from '../../lib/page/needs-scripts.tsx';
import classes from './account.module.css';

interface AccountCardProps {
  title: string;
  lead?: ReactNode;
  /** Focuses the title, because the card replaced the control that had the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** A single card in the middle of the page. */
export function AccountCard({ title, lead, takesFocus = false, children }: AccountCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.narrow}>
      <Card look="raised">
        <h1 className={classes.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        {children}
      </Card>
    </div>
  );
}

/** The forms are sent by script and do nothing without it. */
export function EntryNeedsScripts() {
  return (
    <NeedsScripts>
      Para entrar al portal, activa JavaScript en tu navegador o usa uno más reciente, y carga la
      página otra vez.
    </NeedsScripts>
  );
}
