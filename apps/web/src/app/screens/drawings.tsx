import drawings from './drawings.svg';

interface DrawingProps {
  /** 'door' for pages that do not exist, 'house' for failed connections. */
  name: 'door' | 'house';
}

/** A drawing in the colours of the theme, from a file that only these screens load. */
export function Drawing({ name }: DrawingProps) {
  return (
    <svg width="280" height="190" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
