import { icon } from './icon.tsx';

/** Icons of a single listing, of the ways to its agent, and of the work on it. */

export const MapPinIcon = icon(
  'M12 21c4.5-4.5 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11Z',
  'M9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Z',
);
export const ChevronLeftIcon = icon('m14.5 5-7 7 7 7');
export const ChevronRightIcon = icon('m9.5 5 7 7-7 7');
export const ShareIcon = icon('M12 14.5V3.5m-4 4 4-4 4 4', 'M6.5 11H5v9.5h14V11h-1.5');
export const PlayIcon = icon('M8 5.5v13l11-6.5-11-6.5Z');
export const PrinterIcon = icon('M7.5 8.5v-5h9v5M7.5 16.5h-3v-8h15v8h-3', 'M7.5 14h9v6.5h-9V14Z');
export const LinkIcon = icon(
  'm9.5 14.5 5-5',
  'm11.5 7 2-2a4 4 0 0 1 5.5 5.5l-2 2m-4.5 4.5-2 2A4 4 0 0 1 5 13.5l2-2',
);
export const PhotosIcon = icon(
  'M4 4.5h7v6H4v-6Zm0 9h7v6H4v-6Zm9.5-9H20v9h-6.5v-9Zm0 12H20v3h-6.5v-3Z',
);
export const DotsIcon = icon('M5.5 12h.01M12 12h.01m6.5 0h.01');
export const PhoneIcon = icon(
  'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.7 1.5A16.5 16.5 0 0 1 3.5 5.7 1.5 1.5 0 0 1 5 4Z',
);
export const WhatsAppIcon = icon(
  'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1l-4.7 1.4Z',
  'M9.2 8.3c-.5 2.9 3.6 7 6.5 6.5l.3-1.7-2-.9-.9.9a6 6 0 0 1-2.2-2.2l.9-.9-.9-2-1.7.3Z',
);
