import * as mantine from '@mantine/hooks';

/** The value after it has not changed for some milliseconds. */
export const useDebouncedValue = mantine.useDebouncedValue;
