import { Link } from '@tanstack/react-router';
import classes from './detail.module.css';

export function PropertyNotFound() {
  return (
    <div className={classes.missing}>
      <h1>Propiedad no encontrada</h1>
      <p>La propiedad ya no está publicada o su dirección cambió.</p>
      <p>
        <Link to="/properties">Ver todas las propiedades</Link>
      </p>
    </div>
  );
}
