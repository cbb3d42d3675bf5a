import { Link } from '@tanstack/react-router';
import classes from './screen.module.css';

export function NotFoundScreen() {
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>404 Page Not Found</h1>
      <p className={classes.text}>La página que buscas no existe o cambió de dirección.</p>
      <ul className={classes.actions}>
        <li>
          <Link to="/" className={classes.action}>
            Ir al inicio
          </Link>
        </li>
        <li>
          <Link to="/properties" className={classes.action}>
            Ver propiedades
          </Link>
        </li>
        <li>
          <Link to="/contacts" className={classes.action}>
            Contacto
          </Link>
        </li>
      </ul>
    </div>
  );
}
