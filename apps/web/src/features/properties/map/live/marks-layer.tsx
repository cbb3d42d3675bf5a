import type { MapPlace } from '@pbr/schemas/property/map';
import { HeartIcon } from '@pbr/ui/icons/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { insetOf, isRoomy } from '../../../../lib/map/drawing/boxes.ts';
import drawn from '../../../../lib/map/drawing/drawn-frame.module.css';
import { shareOf, type Spot, type View } from '../../../../lib/map/drawing/view.ts';
import type { LiveMark } from './live-marks.ts';
import classes from './live-map.module.css';

interface MarksLayerProps {
  marks: readonly LiveMark[];
  /** The keys of the marks with room for their label. */
  written: ReadonlySet<string>;
  /** The keys of those with room for the price below it. */
  priced: ReadonlySet<string>;
  /** How many pixels to the right of their place, and below it, labels stand that have no room on it. */
  moved: ReadonlyMap<string, Spot>;
  names: readonly (MapPlace & { spot: Spot; steps: number; shift: number })[];
  view: View;
  /** The mark whose card is open. */
  chosen: string | undefined;
  lit: string | undefined;
  isFavorite: (id: string) => boolean;
  isSeen: (id: string) => boolean;
  onLight: (id: string | undefined) => void;
  onChoose: (mark: LiveMark, byKey: boolean) => void;
  /** Somebody walks to this mark. */
  onReach: (mark: LiveMark) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The marks and names over the map. One mark is in the order of focus; arrows walk through the others, in the order of the list. */
export function MarksLayer(props: MarksLayerProps) {
  const { marks, written, priced, moved, names, view, chosen, lit } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const entry = marks.some(({ key }) => key === current) ? current : marks[0]?.key;

  function walk(event: KeyboardEvent) {
    const at = marks.findIndex(({ key }) => key === entry);
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: marks.length - 1 };
    const to = step === undefined ? ends[event.key] : at + step;
    const next = to === undefined ? undefined : marks[to];
    if (!next) return;
    event.preventDefault();
    setCurrent(next.key);
    props.onReach(next);
    layer.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
  }

  return (
    <div ref={layer}>
      <div aria-hidden="true">
        {names.map(({ name, level, spot, steps, shift, latitude }) => (
          <span
            key={`${name} ${latitude}`}
            className={drawn.name}
            data-level={level}
            style={{ ...shareOf(spot, view), '--steps': steps, '--shift': shift }}
          >
            {name}
          </span>
        ))}
      </div>
      {marks.map((mark) => {
        const isChosen = mark.key === chosen;
        const isLit = isChosen || (lit !== undefined && mark.ids.includes(lit));
        return (
          <MarkButton
            key={mark.key}
            mark={mark}
            view={view}
            isEntry={mark.key === entry}
            isChosen={isChosen}
            isLit={isLit}
            isWritten={isLit || written.has(mark.key)}
            isPriced={isRoomy(mark) || priced.has(mark.key)}
            moved={moved.get(mark.key)}
            isSeen={mark.ids.length > 0 && mark.ids.every(props.isSeen)}
            isFavorite={!mark.cell && mark.ids.some(props.isFavorite)}
            onChoose={props.onChoose}
            onLight={props.onLight}
            onFocus={() => setCurrent(mark.key)}
            onKeyDown={walk}
          />
        );
      })}
    </div>
  );
}

interface MarkButtonProps extends Pick<MarksLayerProps, 'view' | 'onChoose' | 'onLight'> {
  mark: LiveMark;
  /** The one in the order of focus. */
  isEntry: boolean;
  isChosen: boolean;
  isLit: boolean;
  isWritten: boolean;
  isPriced: boolean;
  moved: Spot | undefined;
  isSeen: boolean;
  isFavorite: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function MarkButton({ mark, view, onChoose, onLight, onFocus, ...props }: MarkButtonProps) {
  // A circle is none of its listings.
  const light = () => onLight(mark.cell ? undefined : mark.ids[0]);
  return (
    <button
      type="button"
      data-key={mark.key}
      className={`${drawn.mark} ${classes.mark}`}
      aria-label={mark.name}
      aria-pressed={mark.cell ? undefined : props.isChosen}
      tabIndex={props.isEntry ? 0 : -1}
      data-kind={mark.kind}
      data-rent={mark.isRent || undefined}
      data-roomy={isRoomy(mark) || undefined}
      data-written={props.isWritten || undefined}
      data-lit={props.isLit || undefined}
      data-moved={props.moved && ''}
      data-seen={props.isSeen || undefined}
      style={{
        ...shareOf(mark.spot, view, insetOf(mark, view)),
        ...(mark.size > 0 && { '--size': mark.size }),
        ...(props.moved && { '--moved': `${props.moved[1]}px 0 0 ${props.moved[0]}px` }),
      }}
      onClick={(event) => onChoose(mark, event.detail === 0)}
      onFocus={() => {
        onFocus();
        light();
      }}
      onPointerEnter={light}
      onPointerLeave={() => onLight(undefined)}
      onKeyDown={props.onKeyDown}
    >
      <span className={drawn.label}>
        <span className={classes.text}>
          {props.isFavorite && <HeartIcon size={13} />}
          {mark.text}
        </span>
        {mark.price !== null && props.isPriced && <small data-price={mark.price} />}
      </span>
    </button>
  );
}
