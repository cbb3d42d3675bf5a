import * as mantine from '@mantine/hooks';

/** Whether a media query matches; the second argument is the answer on the server and for the first render. */
export const useMediaQuery = mantine.useMediaQuery;
