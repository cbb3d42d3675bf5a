const DAY_MS = 86_400_000;
const DAYS = 7;

const monthAndYear = new Intl.DateTimeFormat('es-MX', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** 'marzo de 2027' */
export const monthName = (day: string): string => monthAndYear.format(new Date(day));

/** The day on the clock of this device. */
export function today(): string {
  const now = new Date();
  return textOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

export const addDays = (day: string, count: number): string =>
  textOf(new Date(Date.parse(day) + count * DAY_MS));

/** The same day of another month, or its last one. */
export function addMonths(day: string, count: number): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8)), length));
  return textOf(first);
}

/** The days of a day's month by weeks that begin on Monday; '' for those of other months. */
export function weeksOf(day: string): string[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(first).getUTCDay() + DAYS - 1) % DAYS));
  const weeks: string[][] = [];
  for (let start = monday; start < addMonths(first, 1); start = addDays(start, DAYS))
    weeks.push(
      Array.from({ length: DAYS }, (_, index) => addDays(start, index)).map((one) =>
        one.startsWith(month) ? one : '',
      ),
    );
  return weeks;
}
