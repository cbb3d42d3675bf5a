import { MAX_BULK } from '@pbr/schemas/bulk-change/values';
import { ASK_FOR_PRICE } from '@pbr/schemas/format/money';
import { priceLines } from '@pbr/schemas/format/price-lines';
import { isClosedDeal } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import {
  labelOf,
  operationTypeLabels,
  propertyTypeLabels,
  publicPropertyId,
} from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { CheckInput } from '@pbr/ui/fields/check-input';
import { icon } from '@pbr/ui/icons/icon';
import { Portrait } from '@pbr/ui/portrait';
import { Link } from '@tanstack/react-router';
import { operationTone } from '../../../lib/format/operation-tone.ts';
import { propertyFacts } from '../../../lib/format/property-facts.ts';
import { StateBadges } from '../../../lib/format/state-badges.tsx';
import { drawingUrl, photoSrcSet } from '../../../lib/photos/property-photo.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { RowFigures } from './row-figures.tsx';
import { ListingMenu, type ListingMenuProps } from './listing-menu.tsx';
import { useLongPress } from './use-long-press.ts';
import classes from './row.module.css';

const PencilIcon = icon(
  'm4.5 19.5 1-4.2L15.8 5a1.9 1.9 0 0 1 2.7 0l.5.5a1.9 1.9 0 0 1 0 2.7L8.7 18.5l-4.2 1Z',
);

interface ListingRowProps extends ListingMenuProps {
  listing: MyProperty;
  /** In a list of several people's listings. */
  showsOwner: boolean;
  /** The listings that are changed at once. */
  selection: Selection;
  /** While the menu of another row lies over this one: a touch beside the menu only closes it. */
  isCovered: boolean;
  onEdit: (id: string) => void;
}

/** A listing with its figures, its open tasks and its actions. */
export function ListingRow(props: ListingRowProps) {
  const { showsOwner, selection, isCovered, onEdit, ...menu } = props;
  const { listing, actions } = menu;
  const { id, name, isActive, isDraft, dealStatus } = listing;
  const isHidden = !isActive || isClosedDeal(dealStatus);
  const press = useLongPress(() => selection.set([listing], true));
  return (
    <li
      {...press}
      className={classes.row}
      inert={isCovered}
      data-hidden={isHidden || undefined}
      data-choosing={selection.isChoosing || undefined}
      data-owned={showsOwner || undefined}
    >
      <RowCheck listing={listing} selection={selection} />
      <Photo listing={listing} />
      <div className={classes.about}>
        <h2 className={classes.name}>
          <RowLink listing={listing} />
        </h2>
        <Place listing={listing} />
        <p className={classes.badges}>
          <StateBadges isActive={isActive} isDraft={isDraft} dealStatus={dealStatus} />
          <MoreBadges listing={listing} />
        </p>
      </div>
      <RowPrice listing={listing} onPrice={actions.changePrice} />
      {showsOwner && <Owner owner={listing.owner} />}
      <RowFigures listing={listing} />
      <div className={classes.actions}>
        <Button onClick={() => onEdit(id)} aria-label={`Editar ${name}`}>
          <PencilIcon size={20} />
          <span className="for-readers-on-phones">Editar</span>
        </Button>
        <ListingMenu {...menu} />
      </div>
    </li>
  );
}

/** Leads to the page of the listing; a draft, which is not finished, to its form. */
function RowLink({ listing: { id, name, isDraft } }: Pick<ListingRowProps, 'listing'>) {
  if (!isDraft)
    return (
      <Link to="/properties/$id" params={{ id }}>
        {name}
      </Link>
    );
  return (
    <Link
      from="/my-properties"
      to="."
      search={(previous) => ({ ...previous, edit: id })}
      replace
      resetScroll={false}
    >
      {name}
    </Link>
  );
}

/** Chooses the listing of a row for what is done to several at once. */
function RowCheck({ listing, selection }: Pick<ListingRowProps, 'listing' | 'selection'>) {
  const isChosen = selection.has(listing);
  const isRefused = selection.isFull && !isChosen;
  return (
    <label className={classes.check} title={isRefused ? `Son ${MAX_BULK} como máximo` : undefined}>
      <CheckInput
        aria-label={`Seleccionar ${listing.name}`}
        checked={isChosen}
        disabled={isRefused}
        onChange={({ currentTarget }) => selection.set([listing], currentTarget.checked)}
      />
    </label>
  );
}

interface RowPriceProps {
  listing: MyProperty;
  onPrice: (listing: MyProperty) => void;
}

/** The prices of a listing; touching them changes them. Nobody can ask for the price of a draft. */
function RowPrice({ listing, onPrice }: RowPriceProps) {
  const wordsOf = (text: string) =>
    listing.isDraft && text === ASK_FOR_PRICE ? 'Sin precio' : text;
  return (
    <div className={classes.price}>
      <button type="button" className={classes.prices} onClick={() => onPrice(listing)}>
        <span className={classes.amounts}>
          {priceLines(listing).map(({ text, perMonth }) => (
            <span key={text} className={classes.amount}>
              {wordsOf(text)}
              {perMonth && <span className={classes.month}>/mes</span>}
            </span>
          ))}
        </span>
        <span className="for-readers">, cambiar el precio de {listing.name}</span>
      </button>
    </div>
  );
}

/** 'Roma Norte, Ciudad de México · Departamento · 2 rec.'; on a phone 'Roma Norte · 2 rec.' */
function Place({ listing }: { listing: MyProperty }) {
  const { neighborhood, city, state, propertyType } = listing;
  const [nearest = '', ...wider] = [...new Set([neighborhood, city, state])].filter(Boolean);
  const more = [
    wider.map((name) => `, ${name}`).join(''),
    labelOf(propertyTypeLabels, propertyType),
  ];
  const [fact] = propertyFacts(listing);
  return (
    <p className={classes.place}>
      <span className={classes.colonia}>
        {nearest}
        <span className={classes.wider}>{more.filter(Boolean).join(' · ')}</span>
      </span>
      {fact !== undefined && <span>{` · ${fact}`}</span>}
    </p>
  );
}

function Photo({ listing }: { listing: MyProperty }) {
  const [image] = listing.images;
  if (!image)
    return (
      <div className={classes.photo}>
        <img
          src={drawingUrl(listing.propertyType)}
          width={800}
          height={600}
          alt=""
          loading="lazy"
        />
      </div>
    );
  return (
    <div className={classes.photo}>
      <img
        src={image.imageUrl}
        srcSet={photoSrcSet(image)}
        sizes="136px"
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
        style={
          image.placeholder === null
            ? undefined
            : { backgroundImage: `url("${image.placeholder}")` }
        }
      />
    </div>
  );
}

/** The row of a phone has no room for these. */
function MoreBadges({ listing }: { listing: MyProperty }) {
  const { id, isDraft, operationType, dealStatus, hasPhoto, shares } = listing;
  return (
    <span className={classes.more}>
      {/* 'Rentada' says 'Renta'. */}
      {!isClosedDeal(dealStatus) && (
        <Badge tone={operationTone(operationType)}>
          {labelOf(operationTypeLabels, operationType)}
        </Badge>
      )}
      {!hasPhoto && <Badge tone="rent">Sin fotos</Badge>}
      {shares.length > 0 && <Badge tone="neutral">{`Compartida con ${namesOf(shares)}`}</Badge>}
      {!isDraft && <span className={classes.id}>{publicPropertyId(id)}</span>}
    </span>
  );
}

function namesOf([first, ...others]: MyProperty['shares']): string {
  return others.length === 0 ? `${first?.agentName}` : `${others.length + 1} agentes`;
}

function Owner({ owner }: Pick<MyProperty, 'owner'>) {
  return (
    <p className={classes.owner}>
      <Portrait person={owner} size={32} />
      <span className="for-readers-on-phones">
        {owner.firstName} {owner.lastName}
        {!owner.isActive && ' (inactivo)'}
      </span>
    </p>
  );
}
