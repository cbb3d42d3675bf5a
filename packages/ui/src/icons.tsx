import type { ReactNode } from 'react';

interface IconProps {
  /** Pixels. */
  size?: number;
}

/** Icons are decoration: the words beside them, or the `aria-label` of their button, say what they mean. */
function icon(paths: ReactNode) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths}
      </svg>
    );
  };
}

export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-4-4" />
  </>,
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const ArrowRightIcon = icon(<path d="M5 12h14m-6-6 6 6-6 6" />);
export const PhoneIcon = icon(
  <path d="M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.7 1.5A16.5 16.5 0 0 1 3.5 5.7 1.5 1.5 0 0 1 5 4Z" />,
);
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
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </>,
);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const WarningIcon = icon(
  <>
    <path d="M12 4 3 19.5h18L12 4Z" />
    <path d="M12 10v4.5m0 2.300v.2" />
  </>,
);
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20c1-3.5 4-5.5 7.5-5.5s6.5 2 7.5 5.5" />
  </>,
);
export const RefreshIcon = icon(
  <>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.200-5.300L19.5 9" />
    <path d="M19.5 4.5V9H15" />
  </>,
);
export const FacebookIcon = icon(<path d="M14 21v-7.5h2.7l.5-3.200H14V8.300c0-1 .5-1.800 1.800-1.800h1.5V3.7c-.6-.1-1.300-.2-2-.2-2.600 0-4.300 1.5-4.300 4.300v2.5H8v3.200h3V21" />);
export const InstagramIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.7" />
    <path d="M16.7 7.300v.01" />
  </>,
);
export const LinkedinIcon = icon(
  <>
    <path d="M5.5 10v9.5M5.5 5.5v.01M10.5 19.5V10" />
    <path d="M10.5 14a3.5 3.5 0 0 1 7-.3v5.800" />
  </>,
);
