export const LOCALE = 'es-MX';
export const TIME_ZONE = 'America/Mexico_City';

/** Creating a formatter takes milliseconds, so each is created once, on first use. */
export function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
