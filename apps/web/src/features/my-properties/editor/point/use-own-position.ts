import { useState } from 'react';
import { askBrowserPlace, type NoBrowserPlace } from '../../../../lib/browser-place.ts';

const FAILURES: Record<NoBrowserPlace, string> = {
  refused:
    'No hay permiso para usar tu ubicación. Puedes darlo en el navegador, o escribir las coordenadas.',
  timeout: 'Tardó demasiado en saberse dónde estás. Inténtalo otra vez, o escribe las coordenadas.',
  unavailable: 'Este navegador no dice dónde estás. Escribe las coordenadas.',
};

/** Asks the browser where this person is, only when they want it. */
export function useOwnPosition(onPoint: (point: { latitude: string; longitude: string }) => void) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function ask() {
    setFailure(null);
    setAsking(true);
    const place = await askBrowserPlace();
    setAsking(false);
    if (typeof place === 'string') return setFailure(FAILURES[place]);
    onPoint({ latitude: place.latitude.toFixed(6), longitude: place.longitude.toFixed(6) });
  }

  return { ask, isAsking, failure };
}
