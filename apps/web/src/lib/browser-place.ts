const PATIENCE_MS = 15_000;

export interface BrowserPlace {
  latitude: number;
  longitude: number;
}

/** Why the browser does not tell where a person is: no permission, too slow, or it cannot know. */
export type NoBrowserPlace = 'refused' | 'timeout' | 'unavailable';

/** Asks the browser where this person is, who has to have asked for it. */
export function askBrowserPlace(): Promise<BrowserPlace | NoBrowserPlace> {
  // Browsers leave it out of pages without TLS, whatever its type says.
  if (!('geolocation' in navigator)) return Promise.resolve('unavailable');
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(REASONS[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  });
}

/** By `GeolocationPositionError.code`; 2 is a place that cannot be known. */
const REASONS: Readonly<Record<number, NoBrowserPlace>> = { 1: 'refused', 3: 'timeout' };
