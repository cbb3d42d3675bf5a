import { roundedNear } from '@pbr/schemas/property/search/near';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askBrowserPlace, type NoBrowserPlace } from '../../../lib/browser-place.ts';
import classes from './near-me.module.css';

interface NearMePanelProps {
  /** Searches around the rounded point. */
  onFound: (near: string) => void;
  onClose: () => void;
}

const WHY: Record<NoBrowserPlace | 'outside', string> = {
  refused:
    'No nos diste permiso para saber dónde estás. Puedes darlo en los ajustes del navegador, o escribir tu colonia en el buscador.',
  timeout: 'Tu navegador tardó demasiado en averiguar dónde estás.',
  unavailable: 'Este navegador no puede decir dónde estás. Escribe tu colonia en el buscador.',
  outside: 'Parece que estás fuera de México, y todas las propiedades están en México.',
};

/** Waits for the browser to say where it is, and says in place why it does not. */
export function NearMePanel({ onFound, onClose }: NearMePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [why, setWhy] = useState<keyof typeof WHY>();
  const found = useEffectEvent((near: string) => {
    onClose();
    onFound(near);
  });

  useEffect(() => {
    if (why !== undefined) return undefined;
    const ending = new AbortController();
    void askBrowserPlace().then((place) => {
      if (ending.signal.aborted) return;
      if (typeof place === 'string') return setWhy(place);
      // Rounded before it stands anywhere.
      const near = roundedNear(`${place.latitude.toFixed(6)},${place.longitude.toFixed(6)}`);
      if (near) found(near);
      else setWhy('outside');
    });
    return () => ending.abort();
  }, [why]);

  function close() {
    panel.current?.parentElement?.querySelector('button')?.focus();
    onClose();
  }

  return (
    <div ref={panel} className={classes.panel}>
      <p role="status">
        {why
          ? WHY[why]
          : 'Buscando dónde estás… Lo redondeamos a unos 200 metros y no lo guardamos.'}
      </p>
      {why && (
        <button type="button" className={classes.again} onClick={() => setWhy(undefined)}>
          Intentar de nuevo
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Cerrar" onClick={close}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
