import { buttonClass } from '@pbr/ui/button';
import { Page } from '@pbr/ui/page';
import { Link } from '@tanstack/react-router';
import classes from './page.module.css';

export function AgentsScreen() {
  return (
    <Page
      width="text"
      title="Agentes"
      lead="Cada propiedad del portal tiene un agente que responde por ella y contesta tus consultas."
    >
      <p className={classes.prose}>
        Abre la propiedad que te interesa para ver quién la atiende y escribirle. Si todavía no
        tienes una en mente, contáctanos y te ponemos en contacto con el agente de la zona.
      </p>
      <p className={classes.actions}>
        <Link to="/properties" className={buttonClass('accent')}>
          Ver propiedades
        </Link>
        <Link to="/contacts" className={buttonClass()}>
          Contáctanos
        </Link>
      </p>
    </Page>
  );
}
