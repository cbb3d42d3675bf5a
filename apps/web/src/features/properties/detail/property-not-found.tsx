import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Link } from '@tanstack/react-router';
import classes from './detail.module.css';

export function PropertyNotFound() {
  return (
    <div className={classes.page}>
      <EmptyState
        heading="h1"
        title="Propiedad no encontrada"
        text="La propiedad ya no está publicada o su dirección cambió."
        action={
          <Link to="/properties" className={buttonClass('primary')}>
            Ver todas las propiedades
          </Link>
        }
      />
    </div>
  );
}
