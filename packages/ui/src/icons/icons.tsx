import { icon } from './icon.tsx';

/** Icons of the frame around every page, and of lists; the others are in `listing-icons.tsx`, which fewer pages load. */

export const SearchIcon = icon('M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z', 'm20 20-4-4');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const ArrowRightIcon = icon('M5 12h14m-6-6 6 6-6 6');
export const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');
export const RefreshIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9', 'M19.5 4.5V9H15');
export const FacebookIcon = icon(
  'M14 21v-7.5h2.7l.5-3.2H14V8.3c0-1 .5-1.8 1.8-1.8h1.5V3.7c-.6-.1-1.3-.2-2-.2-2.6 0-4.3 1.5-4.3 4.3v2.5H8v3.2h3V21',
);
export const InstagramIcon = icon(
  'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-7a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5Z',
  'M8.3 12a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0Z',
  'M16.7 7.3v.01',
);
export const LinkedinIcon = icon(
  'M5.5 10v9.5M5.5 5.5v.01M10.5 19.5V10',
  'M10.5 14a3.5 3.5 0 0 1 7-.3v5.8',
);
export const MapIcon = icon('M9 5 3.5 7.5v12L9 17l6 2.5 5.5-2.5V5L15 7.5 9 5Zm0 0v12m6-9.5v12');
export const MailIcon = icon(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Z',
  'm4 7.5 8 6 8-6',
);
export const HeartIcon = icon(
  'M12 20c-5.5-3.8-8.5-7.2-8.5-10.8A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8c0 3.6-3 7-8.5 10.8Z',
);
export const InboxIcon = icon(
  'M5.5 5h13l2.5 8.5V19H3v-5.5L5.5 5Z',
  'M3 13.5h5l1.5 2.5h5l1.5-2.5h5',
);
