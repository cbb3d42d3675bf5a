import type { Company, Opening } from '@pbr/schemas/settings/settings';

/** 'Lunes a viernes 9:00–19:00', 'Sábado 9:00–15:00': one line each, none for closed days. */
export function openingLines({ weekdays, saturday }: Company['hours']): string[] {
  const lines = [`Lunes a viernes ${between(weekdays)}`];
  if (saturday) lines.push(`Sábado ${between(saturday)}`);
  return lines;
}

const between = ({ opens, closes }: Opening) => `${short(opens)}–${short(closes)}`;
const short = (time: string) => time.replace(/^0/u, '');
