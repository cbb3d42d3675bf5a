import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { Drawing } from './drawings.tsx';
import classes from './screen.module.css';

export function NotFoundScreen() {
  return (
    <div className={classes.screen}>
      <EmptyState
        heading="h1"
        title="404 Page Not Found"
        drawing={<Drawing name="door" />}
        text="La página que buscas no existe o cambió de dirección."
        action={
          <>
            <Link to="/" className={buttonClass('primary')}>
              Ir al inicio
            </Link>
            <Link to="/properties" className={buttonClass()}>
              Ver propiedades
            </Link>
            <Link to="/contacts" className={buttonClass()}>
              Contacto
            </Link>
          </>
        }
      />
    </div>
  );
}
