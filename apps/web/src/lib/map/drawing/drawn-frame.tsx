import type { PropertyMap } from '@pbr/schemas/property/map';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { Frame } from '@pbr/schemas/property/search/frame';
import { formatCount } from '@pbr/schemas/format/numbers';
import { useId, useMemo } from 'react';
import { type Areas, areasOf, patchesOf } from './areas.ts';
import { insetOf, isRoomy } from './boxes.ts';
import { type Ground, groundOf, NATURAL_EARTH } from './ground.ts';
import { labelsOf } from './labels.ts';
import { marksOf } from './marks.ts';
import type { Outlines } from './outlines.ts';
import { roundKm, shareOf, type View, viewOf, WIDTH } from './view.ts';
import classes from './drawn-frame.module.css';

export interface DrawnFrameProps {
  map: PropertyMap;
  /** The link to the listings of a frame. */
  cellHref: (frame: Frame) => string;
  /** The name of the map: 'Mapa de 60 propiedades'. */
  label: string;
  /** The operation that is searched for; its price leads. */
  operation?: OperationFilter | undefined;
  /** The listing whose page shows the map: it is not a link. */
  hereId?: string;
  /** The search names a place: its shape has an outline. */
  isPlace?: boolean;
  /** Nobody chose the frame: pins at its edge have room around it. */
  hasMargin?: boolean;
  /** Land and borders; null for a frame that is too near for them, because they are many bytes. */
  outlines: (() => Outlines) | null;
}

/** More links than a person would walk through are dots without one: the list beside leads to the same listings. */
const MOST_LINKS = 100;
/** The longest bar of the scale, as a share of the width. */
const LONGEST_BAR = 0.3;

declare module 'react' {
  // The variables of the style sheet.
  interface CSSProperties {
    '--ratio'?: number;
    '--bar'?: number;
    '--steps'?: number;
    '--shift'?: number;
    '--size'?: number;
    '--moved'?: string;
  }
}

type Labels = ReturnType<typeof labelsOf>;
type Label = Labels['marks'][number];

/** Fills its parent, which has a height, with the whole frame in the middle. Lettering keeps its size on all screens. */
export function DrawnFrame(props: DrawnFrameProps) {
  const { map, cellHref, label, operation, hereId, outlines, isPlace = false, hasMargin } = props;
  const view = useMemo(() => viewOf(map.frame), [map]);
  const ground = useMemo(() => groundOf(view, outlines), [view, outlines]);
  const { marks, names } = labelsOf(marksOf({ map, view, cellHref, operation }), map.places, view);
  const isLinked = ({ at }: Label, index: number) => at !== '' || index < MOST_LINKS;
  return (
    <div
      role="group"
      aria-label={label}
      className={classes.map}
      data-coast={ground.outlines !== null || undefined}
      data-margin={hasMargin || undefined}
      style={{ '--ratio': WIDTH / view.height }}
    >
      <div className={classes.frame}>
        <Land
          map={map}
          view={view}
          // One listing is not an area.
          areas={hereId === undefined ? areasOf(map, view, isPlace) : null}
          ground={ground}
          dots={marks.filter((one, index) => !isLinked(one, index))}
        />
        <Names names={names} view={view} />
        {marks.filter(isLinked).map((one) => (
          <MarkLink key={one.mark.key} view={view} isHere={one.mark.key === hereId} {...one} />
        ))}
      </div>
      <Scale view={view} />
      <span className={classes.credit}>
        Mapa sin calles{outlines !== null && ` · ${NATURAL_EARTH}`}
      </span>
    </div>
  );
}

interface LandProps {
  map: PropertyMap;
  view: View;
  areas: Areas | null;
  ground: Ground;
  /** Listings without a link. */
  dots: Label[];
}

function Land({ map, view, areas, ground: { outlines, net }, dots }: LandProps) {
  const id = useId();
  return (
    <svg
      className={classes.land}
      viewBox={`0 0 ${WIDTH} ${Math.round(view.height)}`}
      aria-hidden="true"
    >
      {outlines && <Coast outlines={outlines} id={id} />}
      {net !== null && <path className={classes.net} d={net} />}
      {areas && (
        <g clipPath={outlines ? `url(#${id}coast)` : undefined}>
          <path className={classes.outskirts} d={areas.outskirts} />
          <path className={classes.area} d={areas.area} />
        </g>
      )}
      {areas?.place && <path className={classes.place} d={areas.place} />}
      {outlines && <path className={classes.border} d={outlines.borders} />}
      {patchesOf(map, view).map(({ at: [x, y], radius }) => (
        <circle key={`${x} ${y}`} className={classes.patchArea} cx={x} cy={y} r={radius} />
      ))}
      {dots.length > 0 && (
        <path
          className={classes.dots}
          d={dots.map(({ mark }) => `M${mark.spot.map(Math.round).join(' ')}h0`).join('')}
        />
      )}
    </svg>
  );
}

interface CoastProps {
  outlines: NonNullable<Ground['outlines']>;
  /** The beginning of the ids of what is drawn more than once. */
  id: string;
}

const Coast = ({ outlines: { land, neighbours }, id }: CoastProps) => (
  <>
    <defs>
      <path id={`${id}land`} d={land} />
      <path id={`${id}abroad`} d={neighbours} />
      <clipPath id={`${id}coast`}>
        <use href={`#${id}land`} />
      </clipPath>
    </defs>
    <use className={classes.shore} href={`#${id}land`} />
    <use className={classes.shore} href={`#${id}abroad`} />
    <use className={classes.abroad} href={`#${id}abroad`} />
    <use className={classes.mexico} href={`#${id}land`} />
  </>
);

function Names({ names, view }: { names: Labels['names']; view: View }) {
  return (
    <div aria-hidden="true">
      {names.map(({ place: { name, level, latitude }, spot, steps, shift, at }) => (
        <span
          key={`${name} ${latitude} ${steps} ${shift}`}
          className={classes.name}
          data-level={level}
          data-at={at}
          style={{ ...shareOf(spot, view), '--steps': steps, '--shift': shift }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

function MarkLink({ mark, at, priceAt, view, isHere }: Label & { view: View; isHere: boolean }) {
  const { kind, spot, text, price, size, isRent, name, href } = mark;
  const Element = isHere ? 'span' : 'a';
  return (
    <Element
      {...(isHere ? { role: 'img' } : { href })}
      aria-label={name}
      className={classes.mark}
      data-kind={kind}
      data-rent={isRent || undefined}
      data-roomy={isRoomy(mark) || undefined}
      style={{ ...shareOf(spot, view, insetOf(mark, view)), ...(size > 0 && { '--size': size }) }}
    >
      <span className={classes.label} data-at={at}>
        {text}
        {price !== null && (
          <small data-price={price} data-at={isRoomy(mark) ? undefined : priceAt} />
        )}
      </span>
    </Element>
  );
}

function Scale({ view: { kmWide } }: { view: View }) {
  const km = roundKm(kmWide * LONGEST_BAR);
  return (
    <span className={classes.scale} style={{ '--bar': km / kmWide }}>
      {km < 1 ? `${km * 1000} m` : `${formatCount(km)} km`}
    </span>
  );
}
