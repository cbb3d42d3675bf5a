import { Card } from '@pbr/ui/card';
import { type ReactNode, useId } from 'react';
import classes from './settings.module.css';

interface SettingsPartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A titled part of the settings; on wide screens the title is beside it. */
export function SettingsPart({ title, lead, children }: SettingsPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.lead}>{lead}</p>
      </div>
      <Card>
        <div className={classes.content}>{children}</div>
      </Card>
    </section>
  );
}
