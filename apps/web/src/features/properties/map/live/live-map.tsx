import type { PropertyMap } from '@pbr/schemas/property/map';
import type { PropertyCard } from '@pbr/schemas/property/read';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { useMemo, useRef, useState } from 'react';
import { useFavorites } from '../../../../lib/favorites/favorites.ts';
import { MapBox } from '../../../../lib/map/base/map-box.tsx';
import { moveFor } from '../../../../lib/map/base/moves.ts';
import { viewOf } from '../../../../lib/map/drawing/view.ts';
import { arrangedLabels } from './arranged-labels.ts';
import { type LiveMark, liveMarks } from './live-marks.ts';
import { MapControls } from './map-controls.tsx';
import { MapLayer } from './map-layer.tsx';
import { MapNotes } from './map-notes.tsx';
import { MapScale } from '../../../../lib/map/base/map-scale.tsx';
import { MarksLayer } from './marks-layer.tsx';
import { PinCard } from './pin-card.tsx';
import { markSeen, useSeen } from './seen-listings.ts';
import { BY_SEARCH, useBaseMap } from './use-base-map.ts';
import { corners } from './use-fitted-frame.ts';
import { useFrameOnScreen } from './use-frame-on-screen.ts';
import { useFrameSearch } from './use-frame-search.ts';
import { useLitListing } from './use-lit-listing.ts';

/** The room of a circle with its price, and so many of them at least from side to side. */
const CIRCLE_PX = 76;
const LEAST_CIRCLES = 3;

export interface LiveMapProps {
  map: PropertyMap;
  /** The search names a place: its shape has an outline. */
  isPlace: boolean;
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
export function LiveMap(props: LiveMapProps) {
  const { map, isPlace, bbox, operation, label, listed, onFrame, onShown } = props;
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
  const { container, base, streets, send } = useBaseMap({
    map,
    isPlace,
    bbox,
    onShown,
    onMoved: (shown, isSearch) => frames.moved(shown, isSearch),
    onFitted: () => frames.forget(),
  });

  const view = useMemo(() => viewOf(map.frame), [map]);
  const { frame, width, covered, bringIntoView } = useFrameOnScreen(base, view);
  const across = Math.max(LEAST_CIRCLES, Math.floor(width / CIRCLE_PX));
  const marks = useMemo(
    () => liveMarks({ map, view, operation, across, listed }),
    [map, view, operation, across, listed],
  );
  // The streets come with their own names.
  const places = useMemo(
    () => map.places.filter((place) => !streets.area?.contains([place.longitude, place.latitude])),
    [map, streets.area],
  );
  const labels = useMemo(
    () => arrangedLabels({ marks, places, view, width, covered }),
    [marks, places, view, width, covered],
  );
  const layer = useRef<HTMLDivElement>(null);

  function choose(mark: LiveMark, byKey: boolean) {
    if (mark.cell) {
      base?.fitBounds(corners(mark.cell), { padding: 24, ...moveFor(500) }, BY_SEARCH);
      return;
    }
    for (const id of mark.ids) markSeen(id);
    setChosen({ mark, byKey });
    bringIntoView(mark.spot, true);
  }

  const pin = () =>
    chosen &&
    layer.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(chosen.mark.key)}"]`);

  function close() {
    (pin() ?? layer.current)?.focus({ preventScroll: true });
    setChosen(undefined);
  }

  return (
    <MapBox label={label} container={container} hasMargin={bbox === undefined}>
      {base && (
        <MapLayer base={base} layer={layer} frame={frame} onEscape={() => chosen && close()}>
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
        </MapLayer>
      )}
      <MapControls
        base={base}
        follows={frames.follows}
        onFollow={(next) => frames.follow(next)}
        onSearch={frames.search}
      />
      <MapScale base={base} streets={streets} />
      <MapNotes
        isPriced={marks.some(({ price }) => price !== null)}
        isEmpty={map.located === 0}
        operation={operation}
        onWiden={() => void base?.zoomTo(base.getZoom() - 2, moveFor(500), BY_SEARCH)}
      />
      {chosen && (
        <PinCard
          key={chosen.mark.key}
          base={base}
          pin={pin}
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
