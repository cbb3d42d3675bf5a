import type { PropertyMap } from '@pbr/schemas/property/map';
import type { PropertyCard } from '@pbr/schemas/property/read';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFavorites } from '../../../../lib/favorites/favorites.ts';
import { MapBox } from '../../../../lib/map/base/map-box.tsx';
import { moveFor } from '../../../../lib/map/base/moves.ts';
import { viewOf } from '../../../../lib/map/drawing/view.ts';
import { arrangedLabels } from './arranged-labels.ts';
import { type LiveMark, liveMarks } from './live-marks.ts';
import classes from './live-map.module.css';
import { MapControls } from './map-controls.tsx';
import { MapNotes } from './map-notes.tsx';
import { MapScale } from '../../../../lib/map/base/map-scale.tsx';
import { MarksLayer } from './marks-layer.tsx';
import { PinCard } from './pin-card.tsx';
import { markSeen, useSeen } from './seen-listings.ts';
import { BY_SEARCH, useBaseMap } from './use-base-map.ts';
import { corners } from './use-fitted-frame.ts';
import { useFrameOnScreen } from './use-frame-on-screen.ts';
import { useFrameSearch } from './use-frame-search.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLitListing } from './use-lit-listing.ts';

export interface LiveMapProps {
  map: PropertyMap;
  bbox: string | undefined;
  operation: OperationFilter | undefined;
  label: string;
  /** The listings of the list beside the map. */
  listed: readonly PropertyCard[];
  /** Searches in another frame; a press is a step of the history, and a move that is followed none. */
  onFrame: (bbox: string, isPress: boolean) => void;
  /** The drawing may go, or has to come back. */
  onShown: (isShown: boolean) => void;
}

/** The map that can be moved. Its pins and names are those of the drawing that it replaces. */
export function LiveMap({ map, bbox, operation, label, listed, onFrame, onShown }: LiveMapProps) {
  const [chosen, setChosen] = useState<{ mark: LiveMark; byKey: boolean }>();
  const [lit, setLit] = useLitListing();
  const favorites = useFavorites();
  const isSeen = useSeen();

  const frames = useFrameSearch({
    bbox,
    onFrame(shown, isPress) {
      send(shown);
      onFrame(shown, isPress);
    },
  });
  const { container, base, send } = useBaseMap({
    map,
    bbox,
    onShown,
    onMoved: (shown, isSearch) => frames.moved(shown, isSearch),
    onFitted: () => frames.forget(),
  });

  const view = useMemo(() => viewOf(map.frame), [map]);
  const marks = useMemo(
    () => liveMarks({ map, view, operation, listed }),
    [map, view, operation, listed],
  );
  const { frame, width, covered, bringIntoView } = useFrameOnScreen(base, view);
  const labels = useMemo(
    () => arrangedLabels({ marks, places: map.places, view, width, covered }),
    [marks, map, view, width, covered],
  );
  const layer = useRef<HTMLDivElement>(null);
  const focus = useKeptFocus(layer);

  function choose(mark: LiveMark, byKey: boolean) {
    if (mark.cell) {
      base?.fitBounds(corners(mark.cell), { padding: 24, ...moveFor(500) }, BY_SEARCH);
      return;
    }
    for (const id of mark.ids) markSeen(id);
    setChosen({ mark, byKey });
    bringIntoView(mark.spot, true);
  }

  function close() {
    const key = chosen?.mark.key;
    setChosen(undefined);
    const pin = key && layer.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (pin) pin.focus();
    else layer.current?.focus();
  }

  return (
    <MapBox label={label} container={container}>
      {base &&
        createPortal(
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
            onBlur={() => {
              focus.leave();
              base.keyboard.enable();
            }}
          >
            <div ref={frame} className={classes.frame}>
              <MarksLayer
                marks={marks}
                written={labels.written}
                priced={labels.priced}
                moved={labels.moved}
                names={labels.names}
                view={view}
                chosen={chosen?.mark.key}
                lit={lit}
                isFavorite={favorites.has}
                isSeen={isSeen}
                onLight={setLit}
                onChoose={choose}
                onReach={({ spot }) => bringIntoView(spot, false)}
              />
            </div>
          </div>,
          base.getCanvasContainer(),
        )}
      <MapControls
        base={base}
        follows={frames.follows}
        onFollow={(next) => frames.follow(next)}
        onSearch={frames.search}
      />
      <MapScale base={base} />
      <MapNotes
        map={map}
        operation={operation}
        onWiden={() => void base?.zoomTo(base.getZoom() - 2, moveFor(500), BY_SEARCH)}
      />
      {chosen && (
        <PinCard
          key={chosen.mark.key}
          ids={chosen.mark.ids}
          operation={operation}
          favorites={favorites}
          takesFocus={chosen.byKey}
          onClose={close}
        />
      )}
    </MapBox>
  );
}
