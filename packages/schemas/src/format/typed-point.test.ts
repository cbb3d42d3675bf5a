import { describe, expect, it } from 'vitest';
import { linkProblem, readPoint } from './typed-point.ts';

const point = { latitude: '19.4133', longitude: '-99.1712' };

describe('a point', () => {
  it.each([
    '19.4133, -99.1712',
    ' 19.4133,-99.1712 ',
    '19.4133 -99.1712',
    '(19.4133, -99.1712)',
    'https://www.google.com/maps/@19.4133,-99.1712,17z',
    'https://www.google.com/maps/place/Parque/@19.5,-99.5,17z/data=!3m1!4b1!4m6!3m5!8m2!3d19.4133!4d-99.1712',
    'https://www.google.com/maps/search/?api=1&query=19.4133%2C-99.1712',
    'https://www.google.com.mx/maps/search/19.4133,+-99.1712?entry=tts',
    'https://maps.google.com/?q=loc:19.4133,-99.1712',
    'https://maps.apple.com/?ll=19.4133,-99.1712&q=Casa',
    'https://maps.apple.com/place?coordinate=19.4133,-99.1712&name=Casa',
    'https://www.waze.com/ul?ll=19.4133%2C-99.1712&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.19.4133%2C-99.1712',
    'geo:19.4133,-99.1712?z=17',
    'Parque México https://www.google.com/maps/@19.4133,-99.1712,17z',
    `19°24'47.88"N 99°10'16.32"W`,
  ])('is read from %s', (text) => {
    expect(readPoint(text)).toEqual(point);
    expect(linkProblem(text)).toBeNull();
  });

  it.each(['', '19.4133', 'Ámsterdam 25, Condesa', '1,2,3'])(
    'is not read from %j, which is no link either',
    (text) => {
      expect(readPoint(text)).toBeNull();
      expect(linkProblem(text)).toBeNull();
    },
  );

  it.each([
    'https://maps.app.goo.gl/AbCdEf123',
    'maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/x',
    'goo.gl/maps/x',
    'Casa Azul https://maps.app.goo.gl/AbCdEf123',
  ])('is not in the short link %s', (text) => {
    expect(readPoint(text)).toBeNull();
    expect(linkProblem(text)).toContain('enlace corto');
  });

  it('is not in a link to a name', () => {
    const link = 'https://www.google.com/maps/place/Condesa,+Ciudad+de+M%C3%A9xico';
    expect(readPoint(link)).toBeNull();
    expect(linkProblem(link)).toContain('no trae coordenadas');
  });
});
