import { buttonClass } from '@pbr/ui/button';
import { Section } from '@pbr/ui/section';
import { Link } from '@tanstack/react-router';
import classes from './settings.module.css';

export function AgentsTab() {
  return (
    <Section title="Agentes">
      <p className={classes.text}>
        Las propiedades que compartes con otros agentes, y las suyas en las que tienes comisión,
        están juntas en Comisiones Compartidas.
      </p>
      <Link to="/shared-commissions" className={buttonClass('primary')}>
        Ir a Comisiones Compartidas
      </Link>
    </Section>
  );
}
