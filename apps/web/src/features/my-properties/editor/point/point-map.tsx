import type { KnownColonia, Point } from '@pbr/schemas/property/places';
import { sentPointSchema } from '@pbr/schemas/property/places/whereabouts';
import { publicPointOf } from '@pbr/schemas/property/places/public-point';
import { Button } from '@pbr/ui/button';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useDownload } from '../../../../lib/page/use-download.ts';
import type { ListingForm } from '../use-listing-form.ts';
import classes from './point-map.module.css';
import type { SettledPoint } from './use-settled-point.ts';

interface PointMapProps {
  form: ListingForm;
  known: KnownColonia | undefined;
  point: SettledPoint;
  /** The map cannot be had, or not yet: the numbers are what remains. */
  onLost: () => void;
}

const loadPin = () => import('./pin-map.tsx');
const loadDrawing = () => import('./public-place.tsx');

/** The map on which the pin is put, and beside it what visitors will see of it. */
export function PointMap({ form, known, point, onLost }: PointMapProps) {
  const { latitude, longitude, locationPrecision, neighborhood } = form.values;
  // The same object for the same text: the map is drawn anew for another one.
  const at = useMemo(() => pointIn({ latitude, longitude }), [latitude, longitude]);
  const shown = at && publicPointOf(at, locationPrecision);
  const middle = known?.middle;
  const put = (place: Point) =>
    point.set({ latitude: place.latitude.toFixed(6), longitude: place.longitude.toFixed(6) });
  return (
    <div className={classes.maps}>
      <PinBox form={form} at={at} middle={middle ?? null} onPut={put} onLost={onLost}>
        {middle && (
          <Button
            onClick={() =>
              point.set({
                latitude: String(middle.latitude),
                longitude: String(middle.longitude),
              })
            }
          >
            {`Poner en medio de ${neighborhood.trim()}`}
          </Button>
        )}
        {at && (
          <Button onClick={() => point.set({ latitude: '', longitude: '' })}>
            Quitar el punto
          </Button>
        )}
      </PinBox>
      <figure className={classes.seen}>
        <figcaption>{seenWords(at, locationPrecision)}</figcaption>
        {shown && <Drawing shown={shown} form={form} />}
      </figure>
    </div>
  );
}

interface PinBoxProps {
  form: ListingForm;
  at: Point | null;
  middle: Point | null;
  onPut: (place: Point) => void;
  onLost: () => void;
  /** Other ways to put the point. */
  children: ReactNode;
}

/** The map comes when somebody asks for it, because it is large. */
function PinBox({ form, at, middle, onPut, onLost, children }: PinBoxProps) {
  const [isAsked, setAsked] = useState(false);
  const [isLost, setLost] = useState(false);
  const lose = () => {
    setLost(true);
    onLost();
  };
  const map = useDownload({ load: loadPin, need: isAsked || undefined, onFailure: onLost });
  const ways = <div className={classes.ways}>{children}</div>;
  if (isLost)
    return (
      <div>
        <p role="status">Este navegador no muestra el mapa. Escribe las coordenadas.</p>
        {ways}
      </div>
    );
  if (map)
    return (
      <CatchBoundary getResetKey={() => ''} errorComponent={() => null} onCatch={lose}>
        <div>
          <map.Part
            at={at}
            middle={middle}
            locationPrecision={form.values.locationPrecision}
            state={form.values.state}
            onPut={onPut}
            onLost={lose}
          >
            {children}
          </map.Part>
        </div>
      </CatchBoundary>
    );
  return (
    <div>
      <div className={classes.box}>
        <div className={classes.closed}>
          <p>{at ? 'El punto está puesto.' : 'Todavía no hay punto en el mapa.'}</p>
          <Button isBusy={isAsked} onClick={() => setAsked(true)}>
            {at ? 'Mover en el mapa' : 'Elegir en el mapa'}
          </Button>
        </div>
      </div>
      {ways}
    </div>
  );
}

function Drawing({ shown, form }: { shown: Point; form: ListingForm }) {
  const drawing = useDownload({ load: loadDrawing, need: true });
  return (
    <div className={classes.drawing}>
      {drawing && (
        <CatchBoundary getResetKey={() => ''} errorComponent={() => null}>
          <drawing.Part shown={shown} values={form.values} />
        </CatchBoundary>
      )}
    </div>
  );
}

function pointIn(typed: { latitude: string; longitude: string }): Point | null {
  const { data } = sentPointSchema.safeParse(typed);
  const { latitude, longitude } = data ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null;
}

function seenWords(at: Point | null, precision: string): string {
  if (precision === 'oculta') return 'Los visitantes no ven ningún mapa: la ubicación está oculta.';
  if (!at) return 'Sin punto, los visitantes no ven ningún mapa.';
  return precision === 'exacta'
    ? 'Los visitantes ven este pin, en el punto exacto.'
    : 'Los visitantes ven esta zona de unos 200 m. El punto puede estar en cualquier parte de ella.';
}
