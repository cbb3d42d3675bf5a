import { formatCount } from '@pbr/schemas/format/numbers';
import type { NearestColonia } from '@pbr/schemas/property/places';
import { sentPointSchema } from '@pbr/schemas/property/places/whereabouts';
import { useState } from 'react';
import {
  askBrowserPlace,
  type BrowserPlace,
  type NoBrowserPlace,
} from '../../../../lib/browser-place.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { fieldLabels, type ListingValues } from '../form-values.ts';
import type { ListingForm } from '../use-listing-form.ts';
import type { SettledPoint } from './use-settled-point.ts';

const FAILURES: Record<NoBrowserPlace, string> = {
  refused:
    'No hay permiso para usar tu ubicación. Puedes darlo en el navegador, o poner el punto en el mapa.',
  timeout:
    'Tardamos demasiado en saber dónde estás. Inténtalo otra vez, o pon el punto en el mapa.',
  unavailable: 'Este navegador no dice dónde estás. Pon el punto en el mapa.',
};
const ABROAD = 'Estás fuera de México, donde este portal no tiene propiedades.';

/** The server is asked about a point of so many decimals, about 100 m: the exact one stays out of its logs. */
const DECIMALS = 3;
/** Places as near as this are said without their distance. */
const NEAR_KM = 1;

const FIELDS = ['state', 'city', 'municipality', 'neighborhood', 'postalCode'] as const;
type Place = Pick<ListingValues, (typeof FIELDS)[number] | 'latitude' | 'longitude'>;

interface Done {
  words: string;
  before: Partial<Place>;
  after: Partial<Place>;
}

/** Asks the browser where this person is, only when they want it, and fills in the nearest place that the portal knows. */
export function useOwnPlace(form: ListingForm, point: SettledPoint) {
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);

  async function ask() {
    setFailure(null);
    setDone(null);
    setAsking(true);
    const place = await askBrowserPlace();
    // People can do without the colonia.
    const nearest =
      typeof place === 'string' || !isInMexico(place)
        ? null
        : await utils.property.nearestColonia.fetch(rounded(place)).catch(() => null);
    setAsking(false);
    if (typeof place === 'string') setFailure(FAILURES[place]);
    else if (isInMexico(place)) fill(place, nearest);
    else setFailure(ABROAD);
  }

  function fill({ latitude, longitude }: BrowserPlace, nearest: NearestColonia | null) {
    const values = form.latest();
    const after: Partial<Place> = {
      latitude: latitude.toFixed(6),
      longitude: longitude.toFixed(6),
      ...(nearest && placeOf(nearest)),
    };
    setDone({
      words: wordsOf(nearest, replacedFields(values, after)),
      before: pick(values),
      after,
    });
    write(after);
  }

  function write({ latitude, longitude, ...place }: Partial<Place>) {
    for (const name of FIELDS) if (place[name] !== undefined) form.set(name, place[name]);
    if (latitude !== undefined && longitude !== undefined) point.set({ latitude, longitude });
  }

  return {
    ask,
    isAsking,
    failure,
    done: done?.words ?? null,
    /** Keeps the text that was typed since then. */
    undo: () => {
      if (!done) return;
      const values = form.latest();
      const { before, after } = done;
      const isPointOurs =
        values.latitude === after.latitude && values.longitude === after.longitude;
      const ours = FIELDS.filter((name) => values[name] === after[name]);
      write({
        ...Object.fromEntries(ours.map((name) => [name, before[name]])),
        ...(isPointOurs && { latitude: before.latitude, longitude: before.longitude }),
      });
      setDone(null);
    },
  };
}

const isInMexico = (place: BrowserPlace) => sentPointSchema.safeParse(place).success;

const rounded = ({ latitude, longitude }: BrowserPlace) => ({
  latitude: Number(latitude.toFixed(DECIMALS)),
  longitude: Number(longitude.toFixed(DECIMALS)),
});

const pick = (values: ListingValues): Place => ({
  latitude: values.latitude,
  longitude: values.longitude,
  state: values.state,
  city: values.city,
  municipality: values.municipality,
  neighborhood: values.neighborhood,
  postalCode: values.postalCode,
});

/** A place that is only half known leaves no half of another one behind. */
const placeOf = ({ state, city, municipality, neighborhood, postalCode }: NearestColonia) => ({
  state,
  city,
  municipality: municipality ?? '',
  neighborhood: neighborhood ?? '',
  postalCode: postalCode ?? '',
});

/** The labels of the typed texts that are lost. The state is not a text, and nobody may have chosen it. */
const replacedFields = (values: ListingValues, after: Partial<Place>): string[] =>
  FIELDS.filter((name) => {
    const [typed, next] = [values[name].trim(), after[name]];
    return name !== 'state' && typed !== '' && next !== undefined && next !== typed;
  }).map((name) => fieldLabels[name].toLowerCase());

function wordsOf(nearest: NearestColonia | null, replaced: string[]): string {
  if (!nearest) return 'Pusimos el punto donde estás. No conocemos la colonia: escríbela tú.';
  const { neighborhood, municipality, city, postalCode, km } = nearest;
  const place = [...new Set([neighborhood, municipality ?? city]), postalCode]
    .filter((part) => part !== null)
    .join(', ');
  const far = km < NEAR_KM ? '' : `, a ${formatCount(km)} km`;
  const lost =
    replaced.length === 0 ? '' : ` Reemplazamos lo que estaba escrito en ${listed(replaced)}.`;
  return `Pusimos el punto donde estás, y el lugar conocido más cercano: ${place}${far}. Revísalo.${lost}`;
}

const listed = (names: string[]) => new Intl.ListFormat('es-MX').format(names);
