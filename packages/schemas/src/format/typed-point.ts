export interface TypedPoint {
  latitude: string;
  longitude: string;
}

const PAIR = '(-?\\d{1,3}(?:\\.\\d+)?)(?:,|%2C)[\\s+]*(-?\\d{1,3}(?:\\.\\d+)?)';
/** The parts of long links that hold a point; the place itself comes before the middle of the visible map. */
const IN_LINKS = [
  /!3d(-?\d{1,3}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/u,
  new RegExp(`[?&](?:q|query|ll|coordinate|daddr|destination|to)=(?:loc:|ll\\.)?${PAIR}`, 'iu'),
  new RegExp(`^geo:${PAIR}`, 'iu'),
  new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?${PAIR}`, 'iu'),
  new RegExp(`@${PAIR}`, 'u'),
];
const ALONE = /^\(?(-?\d{1,3}(?:\.\d+)?)(?:, ?|; ?| )(-?\d{1,3}(?:\.\d+)?)\)?$/u;

const DEGREES = `(\\d{1,3})° ?(\\d{1,2})['’′] ?(\\d{1,2}(?:\\.\\d+)?)(?:["”″]|'')`;
const IN_MINUTES = new RegExp(`^${DEGREES} ?([NS]),? ?${DEGREES} ?([EWO])$`, 'iu');

/** `19°23'27.6"N 99°10'12"W`, as maps show a point. In Spanish the west is O. */
function readMinutes(text: string): TypedPoint | null {
  const [, ...parts] = IN_MINUTES.exec(text) ?? [];
  if (parts.length === 0) return null;
  const [latitude = '', longitude = ''] = [parts.slice(0, 4), parts.slice(4)].map(
    ([degrees, minutes, seconds, side = '']) => {
      const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
      return `${/[SWO]/iu.test(side) ? '-' : ''}${Number(value.toFixed(6))}`;
    },
  );
  return { latitude, longitude };
}

/** Reads both numbers of a point from '19.4133, -99.1712' or from a long link of Google Maps, Apple or Waze. */
export function readPoint(typed: string): TypedPoint | null {
  const text = linkIn(typed) ?? typed.trim();
  for (const shape of isLink(text) ? IN_LINKS : [ALONE]) {
    const [, latitude, longitude] = shape.exec(text) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  }
  return readMinutes(text);
}

const LINK = /(?<=^|\s)(?:geo:|https?:\/\/|www\.|maps\.|waze\.|goo\.gl\/).*$/isu;

/** A text from its link on: programs for maps share the name of a place before it. */
const linkIn = (text: string): string | undefined => LINK.exec(text.trim())?.[0];

const isLink = (text: string) => linkIn(text) === text;

const SHORT =
  /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|waze\.com\/ul\/h)\b/iu;

/** Says why a link holds no point; null for any other text. */
export function linkProblem(typed: string): string | null {
  const text = linkIn(typed);
  if (text === undefined || readPoint(text)) return null;
  return SHORT.test(text)
    ? 'Un enlace corto no dice dónde está: ábrelo y pega la dirección larga que queda en el navegador.'
    : 'Este enlace no trae coordenadas: pega las del punto.';
}
