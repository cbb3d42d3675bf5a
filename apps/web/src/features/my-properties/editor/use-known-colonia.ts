import {
  type KnownColonia,
  type KnownColoniaQuery,
  knownColoniaQuerySchema,
} from '@pbr/schemas/property/places';
import { useDebouncedValue } from '@pbr/ui/use-debounced-value';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import type { FilledPlace } from './use-postal-code.ts';
import type { ListingForm } from './use-listing-form.ts';

/** Milliseconds without typing before the server is asked. */
const TYPING_PAUSE = 250;

/**
 * What is known of the typed colonia. Fills in its municipality when somebody chose the colonia, unless they wrote another one; `filled` is
 * what a postal code has filled.
 */
export function useKnownColonia(
  form: ListingForm,
  filled: RefObject<FilledPlace>,
): KnownColonia | undefined {
  const { state, city, neighborhood, postalCode, municipality } = form.values;
  const place = JSON.stringify([state, city, neighborhood, postalCode].map((text) => text.trim()));
  const [typed] = useDebouncedValue(JSON.stringify([place, municipality]), TYPING_PAUSE);
  const asked = readQuestion(typed);
  const { data } = trpc.property.knownColonia.useQuery(asked.input, {
    enabled: asked.isWhole,
    // A municipality that was filled in asks once more about the same colonia.
    placeholderData: (before, query) => {
      const input = query?.queryKey[1]?.input;
      return input && placeOf(input) === placeOf(asked.input) ? before : undefined;
    },
  });
  const filledFor = useRef(place);
  const byColonia = useRef('');

  const fillIn = useEffectEvent((known: KnownColonia) => {
    if (asked.place !== place || filledFor.current === place) return;
    filledFor.current = place;
    const name = known.municipality ?? '';
    const current = form.latest().municipality;
    const isOurs = current === byColonia.current;
    const isFree = current === '' || isOurs || current === filled.current.municipality;
    if (name === '' ? !isOurs : !isFree) return;
    byColonia.current = name;
    if (name !== current) form.set('municipality', name);
  });
  useEffect(() => {
    if (data) fillIn(data);
  }, [data]);

  return asked.place === place && asked.isWhole ? data : undefined;
}

const placeOf = ({ state, city, neighborhood }: Partial<KnownColoniaQuery>) =>
  JSON.stringify([state, city, neighborhood]);

/** A postal code that is still being typed is left out. */
function readQuestion(typed: string) {
  const [place, municipality]: [string, string] = JSON.parse(typed);
  const [state = '', city = '', neighborhood = '', postalCode = '']: string[] = JSON.parse(place);
  const code = /^\d{5}$/u.test(postalCode) ? postalCode : null;
  const input = { state, city, neighborhood, municipality, postalCode: code };
  return { place, input, isWhole: knownColoniaQuerySchema.safeParse(input).success };
}
