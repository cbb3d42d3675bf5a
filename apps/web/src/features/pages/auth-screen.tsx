import { Link } from '@tanstack/react-router';
import classes from './page.module.css';

export function AuthScreen() {
  return (
    <div className={classes.page}>
      <div className={`${classes.card} ${classes.narrow}`}>
        <h1 className={classes.title}>Portal PBR</h1>
        <p>
          El acceso para agentes abre pronto: aquí administrarás tus propiedades, tus comisiones y
          las consultas de tus clientes.
        </p>
        <p className={classes.actions}>
          <Link to="/contacts" className={classes.main}>
            Contáctanos
          </Link>
          <Link to="/properties" className={classes.quiet}>
            Ver propiedades
          </Link>
        </p>
      </div>
    </div>
  );
}
