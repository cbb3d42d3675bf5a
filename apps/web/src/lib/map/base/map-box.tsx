import type { ReactNode, RefObject } from 'react';
import drawn from '../drawing/drawn-frame.module.css';
import classes from './map-box.module.css';

interface MapBoxProps {
  label: string;
  /** The element of the map itself, under everything else. */
  container: RefObject<HTMLDivElement | null>;
  /** Frames have room around them. */
  hasMargin?: boolean;
  children: ReactNode;
}

/** Fills its parent, which is positioned and has a height, with a map and what lies over it. */
export const MapBox = ({ label, container, hasMargin, children }: MapBoxProps) => (
  <div
    role="group"
    aria-label={label}
    className={`${drawn.map} ${classes.box}`}
    data-margin={hasMargin || undefined}
  >
    <div ref={container} className={classes.base} />
    {children}
  </div>
);
