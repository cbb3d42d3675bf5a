import type { KnownColonia, Point } from '@pbr/schemas/property/places';
import { mendedPoint } from '@pbr/schemas/property/location';
import { questionAbout, sentPointSchema } from '@pbr/schemas/property/places/whereabouts';
import type { TypedPoint } from '@pbr/schemas/format/typed-point';
import { useState } from 'react';
import type { ListingForm } from '../use-listing-form.ts';

interface PointAdvice {
  /** The error messages of the two fields. */
  problems: Partial<Record<keyof TypedPoint, string>>;
  /** The point that numbers in the wrong order or with a wrong sign mean. */
  mended: TypedPoint | null;
  /** Whether a point far from its place is right. */
  question: string | null;
}

const NOTHING: PointAdvice = { problems: {}, mended: null, question: null };

export type SettledPoint = ReturnType<typeof useSettledPoint>;

/** Judges the point once somebody has left its fields, or another way has set it; the stored point is not asked about again. */
export function useSettledPoint(form: ListingForm, known: KnownColonia | undefined) {
  const typed = textOf(form.values);
  const [stored] = useState(typed);
  const [settled, setSettled] = useState('');
  const [confirmed, setConfirmed] = useState('');

  const { question, ...advice } =
    settled === typed && typed !== stored ? adviceFor(form.values, known) : NOTHING;
  const answered = `${typed} ${question ?? ''}`;
  return {
    ...advice,
    question: answered === confirmed ? null : question,
    confirm: () => setConfirmed(answered),
    settle: () => setSettled(textOf(form.latest())),
    set: (point: TypedPoint) => {
      form.set('latitude', point.latitude);
      form.set('longitude', point.longitude);
      setSettled(textOf(point));
    },
  };
}

const textOf = ({ latitude, longitude }: TypedPoint) => `${latitude.trim()} ${longitude.trim()}`;

function adviceFor(values: ListingForm['values'], known: KnownColonia | undefined): PointAdvice {
  const { latitude, longitude, state, neighborhood } = values;
  const { data, error } = sentPointSchema.safeParse({ latitude, longitude });
  if (isPoint(data))
    return {
      ...NOTHING,
      question: questionAbout(data, { state, neighborhood, cells: known?.cells ?? [] }),
    };
  const problems: PointAdvice['problems'] = {};
  for (const { path, message } of error?.issues ?? [])
    for (const name of ['latitude', 'longitude'] as const)
      if (path[0] === name && values[name].trim() !== '') problems[name] ??= message;
  const mended = mendedPoint(Number(latitude || 'none'), Number(longitude || 'none'));
  return {
    ...NOTHING,
    problems,
    mended: mended && { latitude: String(mended[0]), longitude: String(mended[1]) },
  };
}

const isPoint = (
  point: { [Axis in keyof Point]?: number | null | undefined } | undefined,
): point is Point => typeof point?.latitude === 'number' && typeof point.longitude === 'number';
