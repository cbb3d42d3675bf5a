import { type KnownColonia, knownColoniaQuerySchema } from '@pbr/schemas/property/places';
import { useDebouncedValue } from '@pbr/ui/hooks/use-debounced-value';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import type { FilledPlace } from './use-postal-code.ts';
import type { ListingForm } from './use-listing-form.ts';

/** Milliseconds without typing before the server is asked. */
const TYPING_PAUSE = 250;

/**
 * Answers what the portal knows about the typed colonia. Fills in its municipality when somebody chooses the colonia, unless they have typed
 * another one. `filled` holds the place that a postal code has filled in.
 */
export function useKnownColonia(
  form: ListingForm,
  filled: RefObject<FilledPlace>,
): KnownColonia | undefined {
  const { state, city, neighborhood, postalCode, municipality } = form.values;
  // Fields of one line hold no line breaks.
  const place = [state, city, neighborhood, postalCode].map((text) => text.trim()).join('\n');
  const [typed] = useDebouncedValue(`${place}\n${municipality}`, TYPING_PAUSE);
  const asked = readQuestion(typed);
  const { data } = trpc.property.knownColonia.useQuery(asked.input, { enabled: asked.isWhole });
  const [last, setLast] = useState<{ colonia: string; known: KnownColonia }>();
  if (data && data !== last?.known) setLast({ colonia: asked.colonia, known: data });
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

  if (asked.place !== place || !asked.isWhole) return undefined;
  // A municipality that was filled in asks once more about the same colonia.
  return data ?? (last?.colonia === asked.colonia ? last.known : undefined);
}

/** A postal code that is still being typed is left out. */
function readQuestion(typed: string) {
  const [state = '', city = '', neighborhood = '', postalCode = '', municipality = ''] =
    typed.split('\n');
  const code = /^\d{5}$/u.test(postalCode) ? postalCode : null;
  const input = { state, city, neighborhood, municipality, postalCode: code };
  return {
    place: [state, city, neighborhood, postalCode].join('\n'),
    colonia: [state, city, neighborhood].join('\n'),
    input,
    isWhole: knownColoniaQuerySchema.safeParse(input).success,
  };
}
