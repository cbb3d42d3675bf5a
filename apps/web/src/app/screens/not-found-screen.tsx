import { EmptyState } from '@pbr/ui/empty-state';
import { ButtonLink } from '../../lib/button-link.tsx';
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
            <ButtonLink to="/" look="primary">
              Ir al inicio
            </ButtonLink>
            <ButtonLink to="/properties">Ver propiedades</ButtonLink>
            <ButtonLink to="/contacts">Contáctanos</ButtonLink>
          </>
        }
      />
    </div>
  );
}
