import { Link } from '@tanstack/react-router';
import { Page } from './page.tsx';
import classes from './page.module.css';

export function AgentsScreen() {
  return (
    <Page
      title="Agentes"
      lead="Cada propiedad del portal tiene un agente que responde por ella y contesta tus consultas."
    >
      <p className={classes.text}>
        Abre la propiedad que te interesa para ver quién la atiende y escribirle. Si todavía no
        tienes una en mente, contáctanos y te ponemos en contacto con el agente de la zona.
      </p>
      <p className={classes.actions}>
        <Link to="/properties" className={classes.main}>
          Ver propiedades
        </Link>
        <Link to="/contacts" className={classes.quiet}>
          Contáctanos
        </Link>
      </p>
    </Page>
  );
}
