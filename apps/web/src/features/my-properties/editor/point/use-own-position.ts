import { useState } from 'react';

const PATIENCE_MS = 15_000;

/** By `GeolocationPositionError.code`. */
const FAILURES: Readonly<Record<number, string>> = {
  1: 'No hay permiso para usar tu ubicación. Puedes darlo en el navegador, o escribir las coordenadas.',
  2: 'No se pudo saber dónde estás. Escribe las coordenadas.',
  3: 'Tardó demasiado en saberse dónde estás. Inténtalo otra vez, o escribe las coordenadas.',
};
const UNKNOWN = 'Este navegador no dice dónde estás. Escribe las coordenadas.';

/** Asks the browser where this person is, only when they want it. */
export function useOwnPosition(onPoint: (point: { latitude: string; longitude: string }) => void) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function ask() {
    setFailure(null);
    // Browsers leave it out of pages without TLS, whatever its type says.
    if (!('geolocation' in navigator)) return setFailure(UNKNOWN);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onPoint({ latitude: coords.latitude.toFixed(6), longitude: coords.longitude.toFixed(6) });
      },
      ({ code }) => {
        setAsking(false);
        setFailure(FAILURES[code] ?? UNKNOWN);
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  }

  return { ask, isAsking, failure };
}
