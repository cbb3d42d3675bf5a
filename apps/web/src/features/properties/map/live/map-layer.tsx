import type { Map as BaseMap } from 'maplibre-gl';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import classes from './live-map.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface MapLayerProps {
  base: BaseMap;
  layer: RefObject<HTMLDivElement | null>;
  /** Keeps its place over the frame of the map. */
  frame: RefObject<HTMLDivElement | null>;
  onEscape: () => void;
  children: ReactNode;
}

/** The layer of marks over the map, which move with it. */
export function MapLayer({ base, layer, frame, onEscape, children }: MapLayerProps) {
  const focus = useKeptFocus(layer);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches where the focus is
    <div
      ref={layer}
      className={classes.layer}
      role="group"
      aria-label="Propiedades del mapa"
      tabIndex={-1}
      // Arrows walk from mark to mark here, and do not move the map.
      onFocus={(event) => {
        focus.note(event);
        base.keyboard.disable();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
      onBlur={() => {
        focus.leave();
        base.keyboard.enable();
      }}
    >
      <div ref={frame} className={classes.frame}>
        {children}
      </div>
    </div>,
    base.getCanvasContainer(),
  );
}
