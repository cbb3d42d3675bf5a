import type { MapPoint, PropertyMap } from '@pbr/schemas/property/map';
import type { Point } from '@pbr/schemas/property/places';
import { STATE_AREAS } from '@pbr/schemas/property/places/state-areas';
import { STATES } from '@pbr/schemas/property/places/states';
import { publicPointOf } from '@pbr/schemas/property/places/public-point';
import { type Frame, frameText } from '@pbr/schemas/property/search/frame';
import { Button } from '@pbr/ui/button';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { MapBox } from '../../../../lib/map/base/map-box.tsx';
import { MapScale } from '../../../../lib/map/base/map-scale.tsx';
import { moveFor } from '../../../../lib/map/base/moves.ts';
import { useOpenedMap } from '../../../../lib/map/base/use-opened-map.ts';
import { usePin } from '../../../../lib/map/base/use-pin.ts';
import { ZoomButtons } from '../../../../lib/map/base/zoom-buttons.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import classes from './point-map.module.css';

interface PinMapProps {
  /** The place of the pin; null without one. */
  at: Point | null;
  /** The middle of the colonia, around which the map shows itself without a pin; null for the whole state. */
  middle: Point | null;
  locationPrecision: string;
  state: string;
  onPut: (point: Point) => void;
  onLost: () => void;
  /** Other ways to put the point. */
  children: ReactNode;
}

/** Degrees from the point to the edges of the first frame. */
const AROUND = 0.008;
const SLOW_MS = 300;
const LABEL = 'Punto de la propiedad: muévelo con las flechas, con Mayús más lejos';

/** The map on which the pin of a listing is put. What others offer around it shows where one is. */
export function Part({ at, middle, children, ...props }: PinMapProps) {
  const { locationPrecision, state, onPut, onLost } = props;
  const [isShown, setShown] = useState(false);
  const [frame, setFrame] = useState(() => {
    const first = at ?? middle;
    return first ? around(first) : frameOfState(state);
  });
  const { data } = trpc.property.map.useQuery(
    { bbox: wideFrame(frame) },
    { placeholderData: keepPreviousData },
  );
  const map = useMemo(
    () => mapOf({ frame, data, shown: patchOf(at, locationPrecision) }),
    [frame, data, at, locationPrecision],
  );
  const opened = useOpenedMap({ map, hasNames: true, onShown: setShown, onLost });
  const { container, base, streets } = opened;
  const { putInMiddle } = usePin({ base, at, label: LABEL, onPut });

  const hasPin = useEffectEvent(() => at !== null);
  useEffect(() => {
    if (!base || !middle || hasPin()) return;
    const { west, south, east, north } = around(middle);
    base.fitBounds([west, south, east, north], moveFor(SLOW_MS));
  }, [base, middle]);

  useEffect(() => {
    if (!base) return undefined;
    const follow = () => {
      const bounds = base.getBounds();
      setFrame({
        west: bounds.getWest(),
        south: bounds.getSouth(),
        east: bounds.getEast(),
        north: bounds.getNorth(),
      });
    };
    base.on('moveend', follow);
    return () => void base.off('moveend', follow);
  }, [base]);

  return (
    <>
      <div className={classes.box}>
        <MapBox label="Mapa para poner el punto" container={container}>
          {!isShown && (
            <p role="status" className={classes.closed}>
              Cargando el mapa…
            </p>
          )}
          <ZoomButtons base={base} />
          <MapScale base={base} streets={streets} />
        </MapBox>
      </div>
      <p className={classes.hint} data-waiting={!isShown || undefined}>
        {at
          ? 'Arrastra el pin o toca el mapa. Con el teclado lo mueven las flechas.'
          : 'Toca el mapa para poner el pin.'}
      </p>
      <div className={classes.ways}>
        {isShown && <Button onClick={putInMiddle}>Poner en el centro del mapa</Button>}
        {children}
      </div>
    </>
  );
}

/** The server is asked for the listings of a frame so coarse that its logs do not tell the point: twentieths of a degree. */
const STEPS_PER_DEGREE = 20;

function wideFrame({ west, south, east, north }: Frame): string {
  const below = (degrees: number) => Math.floor(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
  const above = (degrees: number) => Math.ceil(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE;
  const wide = { west: below(west), south: below(south), east: above(east), north: above(north) };
  return frameText(wide);
}

const around = ({ latitude, longitude }: Point): Frame => ({
  west: longitude - AROUND,
  south: latitude - AROUND,
  east: longitude + AROUND,
  north: latitude + AROUND,
});

function frameOfState(state: string): Frame {
  const areas = STATE_AREAS[STATES.find((one) => one === state) ?? 'Ciudad de México'];
  const edge = (side: 0 | 1 | 2 | 3, choose: (...values: number[]) => number) =>
    choose(...areas.map((area) => area[side]));
  return {
    south: edge(0, Math.min),
    west: edge(1, Math.min),
    north: edge(2, Math.max),
    east: edge(3, Math.max),
  };
}

const patchOf = (at: Point | null, precision: string) =>
  at && precision === 'aproximada' ? publicPointOf(at, precision) : null;

interface Shown {
  frame: Frame;
  /** The listings on offer there. */
  data: PropertyMap | undefined;
  /** The middle of the zone in which visitors see this listing. */
  shown: Point | null;
}

/** Others are soft shapes alone: their circles would look like this one's. */
function mapOf({ frame, data, shown }: Shown): PropertyMap {
  const others = (data?.points ?? []).map(({ latitude, longitude }) => ({
    latitude,
    longitude,
    total: 1,
    medianPrice: null,
  }));
  return {
    frame,
    located: 0,
    unlocated: 0,
    level: data?.level ?? 0,
    cells: [...(data?.cells ?? []), ...others],
    points: shown ? [{ ...NOTHING, ...shown }] : [],
    places: data?.places ?? [],
  };
}

const NOTHING: Omit<MapPoint, keyof Point> = {
  id: '',
  operationType: 'venta',
  propertyType: 'casa',
  salePrice: null,
  rentPrice: null,
  currency: 'MXN',
  mxnEquivalent: null,
  locationPrecision: 'aproximada',
};
