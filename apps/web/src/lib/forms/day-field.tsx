import type { CalendarProps } from '@pbr/ui/fields/calendar';
import { DateField, type DateFieldProps } from '@pbr/ui/fields/date-field';
import { lazyPart } from '../page/lazy-part.tsx';

const { Part: Calendar } = lazyPart<CalendarProps>({
  name: 'calendar',
  load: async () => ({ Part: (await import('@pbr/ui/fields/calendar')).Calendar }),
});

/** A day, typed or chosen from a calendar that loads when it opens. */
export const DayField = (props: Omit<DateFieldProps, 'calendar'>) => (
  <DateField {...props} calendar={Calendar} />
);
