import { expect, it, vi } from 'vitest';
import { askBrowserPlace } from './browser-place.ts';

type Ask = Geolocation['getCurrentPosition'];
const askWith = (getCurrentPosition: Ask) => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return askBrowserPlace();
};

it('answers where the person is', async () => {
  const coords = { latitude: 19.41331234, longitude: -99.1712 };
  const place = await askWith((found) => found({ coords } as GeolocationPosition));
  expect(place).toEqual(coords);
});

it.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'unavailable'],
])('answers why it does not know: code %i is %s', async (code, reason) => {
  const place = askWith((_found, failed) => failed?.({ code } as GeolocationPositionError));
  await expect(place).resolves.toBe(reason);
});

it('asks nobody where the browser has no places', async () => {
  vi.stubGlobal('navigator', {});
  await expect(askBrowserPlace()).resolves.toBe('unavailable');
});
