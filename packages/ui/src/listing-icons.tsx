import { icon } from './icon.tsx';

/** Icons of a single listing and of the work on it. */

export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4 7.5 8 6 8-6" />
  </>,
);
export const MapPinIcon = icon(
  <>
    <path d="M12 21c4.5-4.5 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.5 7 11Z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
);
export const ChevronLeftIcon = icon(<path d="m14.5 5-7 7 7 7" />);
export const ChevronRightIcon = icon(<path d="m9.5 5 7 7-7 7" />);
export const ShareIcon = icon(
  <>
    <path d="M12 14.5V3.5m-4 4 4-4 4 4" />
    <path d="M6.5 11H5v9.5h14V11h-1.5" />
  </>,
);
export const BedIcon = icon(
  <>
    <path d="M3.5 19v-5.5a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2V19M3.5 16.5h17" />
    <path d="M6 11.5V7.5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 7.5v4" />
  </>,
);
export const BathIcon = icon(
  <>
    <path d="M3.5 12h17v2a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 14v-2Z" />
    <path d="M6.5 12V6a2.2 2.2 0 0 1 4.3-.6M8 18.5 7 20.5m9-2 1 2" />
  </>,
);
export const HalfBathIcon = icon(
  <>
    <path d="M4.5 11h15a7.5 7.5 0 0 1-5 6.5v3h-5v-3a7.5 7.5 0 0 1-5-6.5Z" />
    <path d="M12 11V6a2 2 0 0 1 2-2h1.5" />
  </>,
);
export const CarIcon = icon(
  <>
    <path d="M4 17v-4l2-6h12l2 6v4H4Zm0-4h16" />
    <path d="M6 17v2m12-2v2M7 15h1.5m7 0H17" />
  </>,
);
export const FloorPlanIcon = icon(<path d="M4 4h16v16H4V4Zm0 9h6m4 0h6M12 4v5m0 8v3" />);
export const LandIcon = icon(<path d="M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M8 12h8m-4-4v8" />);
export const PrinterIcon = icon(
  <>
    <path d="M7.5 8.5v-5h9v5M7.5 16.5h-3v-8h15v8h-3" />
    <path d="M7.5 14h9v6.5h-9V14Z" />
  </>,
);
export const LinkIcon = icon(
  <>
    <path d="m9.5 14.5 5-5" />
    <path d="m11.5 7 2-2a4 4 0 0 1 5.5 5.5l-2 2m-4.5 4.5-2 2A4 4 0 0 1 5 13.5l2-2" />
  </>,
);
export const PhotosIcon = icon(
  <path d="M4 4.5h7v6H4v-6Zm0 9h7v6H4v-6Zm9.5-9H20v9h-6.5v-9Zm0 12H20v3h-6.5v-3Z" />,
);
export const DotsIcon = icon(<path d="M5.5 12h.01M12 12h.01m6.5 0h.01" />);
export const StarIcon = icon(
  <path d="m12 4 2.4 5 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8L12 4Z" />,
);
export const TrashIcon = icon(
  <>
    <path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7" />
    <path d="M10.3 10.5v5.5m3.4-5.5v5.5" />
  </>,
);
