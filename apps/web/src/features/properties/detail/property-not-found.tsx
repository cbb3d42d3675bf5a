import { EmptyState } from '@pbr/ui/empty-state';
import { ButtonLink } from '../../../lib/button-link.tsx';
import classes from './detail.module.css';
import { goneListingPart } from './gone-listing-part.tsx';

const { Part: GoneListing } = goneListingPart;

/** The same for every listing that a visitor cannot see, whether it was ever there or not. */
export function PropertyNotFound() {
  return (
    <div className={classes.page}>
      <EmptyState
        heading="h1"
        title="Propiedad no encontrada"
        text="La propiedad ya no está publicada o su dirección cambió."
      />
      <GoneListing />
      <p className={classes.all}>
        <ButtonLink to="/properties" activeOptions={{ exact: true }}>
          Ver todas las propiedades
        </ButtonLink>
      </p>
    </div>
  );
}
