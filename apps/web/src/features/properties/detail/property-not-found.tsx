import { EmptyState } from '@pbr/ui/empty-state';
import { ButtonLink } from '../../../lib/button-link.tsx';
import classes from './detail.module.css';

export function PropertyNotFound() {
  return (
    <div className={classes.page}>
      <EmptyState
        heading="h1"
        title="Propiedad no encontrada"
        text="La propiedad ya no está publicada o su dirección cambió."
        action={
          <ButtonLink to="/properties" look="primary">
            Ver todas las propiedades
          </ButtonLink>
        }
      />
    </div>
  );
}
