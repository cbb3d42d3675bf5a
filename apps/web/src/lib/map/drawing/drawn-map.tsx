import { DrawnFrame, type DrawnFrameProps } from './drawn-frame.tsx';
import { outlines } from './outlines.ts';

/** A map that needs no scripts and no tiles: the server draws it too. */
export const DrawnMap = (map: Omit<DrawnFrameProps, 'outlines'>) => (
  <DrawnFrame {...map} outlines={outlines} />
);
