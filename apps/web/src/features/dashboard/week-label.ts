const shortDay = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The Monday of a week, '2026-11-16': '16 nov'. */
export const weekLabel = (weekStart: string) =>
  shortDay.format(new Date(`${weekStart}T00:00:00Z`)).replaceAll('.', '');
