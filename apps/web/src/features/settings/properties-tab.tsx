import { buttonClass } from '@pbr/ui/button';
import { Section } from '@pbr/ui/section';
import { Link } from '@tanstack/react-router';
import classes from './settings.module.css';

export function PropertiesTab() {
  return (
    <Section title="Mis propiedades">
      <p className={classes.text}>
        Tus propiedades tienen su propia página: ahí las publicas, las pausas y compartes su
        comisión con colegas.
      </p>
      <Link to="/my-properties" className={buttonClass('primary')}>
        Ir a Mis Propiedades
      </Link>
    </Section>
  );
}
