import type { NEW_LISTING } from '@pbr/schemas/property/search/mine-search';
import { ButtonLink } from '../../lib/button-link.tsx';

/** Importing the value would bring the schemas of all searches to the panel. */
const NEW: typeof NEW_LISTING = 'new';

/** Leads to the form of a new listing. */
export function NewListingLink() {
  return (
    <ButtonLink to="/my-properties" search={{ edit: NEW }} look="accent">
      Nueva Propiedad
    </ButtonLink>
  );
}
