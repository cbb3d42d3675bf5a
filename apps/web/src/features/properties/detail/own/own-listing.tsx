import type { PropertyDetail } from '@pbr/schemas/property/read';
import { formatDay } from '@pbr/schemas/format/dates';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Link } from '@tanstack/react-router';
import actions from '../sharing/actions.module.css';
import { EditListing } from './edit-listing.tsx';
import { waiting } from './own-figures.tsx';
import type { OwnListingProps } from './own-listing-part.tsx';
import classes from './own-listing.module.css';

interface OwnActions {
  changePrice: () => void;
  pause: { isBusy: boolean; toggle: () => void };
  shareCommission: () => void;
}

interface OwnListingWithActions extends OwnListingProps {
  actions: OwnActions;
}

/** The figures of a listing and what is done with it, for the owner and admins. */
export function OwnListing({ property, inBar = false, actions: on }: OwnListingWithActions) {
  if (inBar)
    return (
      <div className={classes.bar}>
        {!property.isDraft && <Actions property={property} on={on} isShort />}
        <EditListing property={property} />
      </div>
    );
  if (property.isDraft)
    return (
      <div className={classes.own}>
        <p className={classes.draft}>
          Es un borrador: no se ve en el portal hasta que lo publiques.
        </p>
        <EditListing property={property} />
      </div>
    );
  return (
    <div className={classes.own}>
      <Figures property={property} />
      <EditListing property={property} />
      <div className={classes.actions}>
        <Actions property={property} on={on} />
      </div>
      <Link to="/inquiries" search={{ propertyId: property.id }} className={actions.quiet ?? ''}>
        Ver consultas
      </Link>
    </div>
  );
}

function Figures({ property }: Pick<OwnListingProps, 'property'>) {
  const { views, inquiries } = property;
  const pending = waiting(property);
  return (
    <dl className={classes.figures}>
      {views !== null && (
        <div>
          <dt>Visitas</dt>
          <dd>{formatCount(views.count)}</dd>
          <dd className={classes.note}>desde el {formatDay(views.since)}</dd>
        </div>
      )}
      <div>
        <dt>Consultas</dt>
        <dd>{formatCount(inquiries.length)}</dd>
        {pending > 0 && <dd className={classes.note}>{`${formatCount(pending)} sin responder`}</dd>}
      </div>
    </dl>
  );
}

interface ActionsProps {
  property: Pick<PropertyDetail, 'isActive'>;
  on: OwnActions;
  isShort?: boolean;
}

function Actions({ property, on, isShort = false }: ActionsProps) {
  const { changePrice, pause, shareCommission } = on;
  return (
    <>
      <button
        type="button"
        className={actions.quiet}
        aria-haspopup="dialog"
        aria-label="Cambiar precio"
        onClick={changePrice}
      >
        {isShort ? 'Precio' : 'Cambiar precio'}
      </button>
      <button
        type="button"
        className={actions.quiet}
        aria-disabled={pause.isBusy}
        onClick={() => {
          if (!pause.isBusy) pause.toggle();
        }}
      >
        {property.isActive ? 'Pausar' : 'Activar'}
      </button>
      <button
        type="button"
        className={actions.quiet}
        aria-haspopup="dialog"
        aria-label="Compartir comisión"
        onClick={shareCommission}
      >
        {isShort ? 'Comisión' : 'Compartir comisión'}
      </button>
    </>
  );
}
