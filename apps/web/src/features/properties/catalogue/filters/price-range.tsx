import { formatMoney } from '@pbr/schemas/format/money';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { useEffect, useRef, useState } from 'react';
import type { FilterChange } from './filter-state.ts';
import type { PriceRangeProps } from './price-range-part.tsx';
import classes from './price-range.module.css';

/** Milliseconds after which a held arrow key or a slow drag counts as one choice. */
const SETTLING_MS = 350;

/** The last stop, the step and the label of the last stop, which sets no maximum. In MXN; rents are monthly. */
const SALE = { max: 50_000_000, step: 100_000, top: '50 M o más' };
const RENT = { max: 200_000, step: 1_000, top: '$200,000 o más' };
const scaleOf = ({ operation }: CatalogueSearch) => (operation === 'renta' ? RENT : SALE);

interface Range {
  min: number;
  max: number;
}

/** Two native sliders on one track, so keyboard, touch and screen readers work. */
export function Part({ search, onChange }: PriceRangeProps) {
  const scale = scaleOf(search);
  const { range, move, settle } = useSettlingRange(search, onChange);
  const label = (value: number) => (value >= scale.max ? scale.top : formatMoney(value, 'MXN'));

  const slider = {
    min: 0,
    max: scale.max,
    step: scale.step,
    onPointerUp: settle,
    onBlur: settle,
  } as const;
  return (
    <div className={classes.range}>
      <p className={classes.label} data-price-label>
        {label(range.min)} – {label(range.max)}
      </p>
      <div className={classes.track}>
        <div
          className={classes.fill}
          style={{
            insetInlineStart: `${(range.min / scale.max) * 100}%`,
            insetInlineEnd: `${(1 - range.max / scale.max) * 100}%`,
          }}
        />
        <input
          type="range"
          {...slider}
          aria-label="Precio mínimo"
          aria-valuetext={label(range.min)}
          value={range.min}
          // With both thumbs at the right end, the one that can still move must be on top.
          data-on-top={range.min > scale.max / 2}
          onChange={(event) => move({ min: Math.min(Number(event.target.value), range.max) })}
        />
        <input
          type="range"
          {...slider}
          aria-label="Precio máximo"
          aria-valuetext={label(range.max)}
          value={range.max}
          onChange={(event) => move({ max: Math.max(Number(event.target.value), range.min) })}
        />
      </div>
    </div>
  );
}

/**
 * Follows the URL. While a thumb moves it follows the hand, reports the new bound once the thumb rests, and keeps it until the
 * URL has it: a thumb that jumped back for a moment would miss the next key. A bound whose thumb rests may be typed and lie beyond
 * the scale, so it is not reported.
 */
function useSettlingRange(search: CatalogueSearch, onChange: (change: FilterChange) => void) {
  const { max: top } = scaleOf(search);
  const [moved, setMoved] = useState<{ range: Range; isTold: boolean } | null>(null);
  const applied = [search.operation, search.minPrice, search.maxPrice].join();
  const [seenApplied, setSeenApplied] = useState(applied);
  if (applied !== seenApplied) {
    setSeenApplied(applied);
    if (moved?.isTold) setMoved(null);
  }
  /** The bounds that were moved and not reported yet. */
  const latest = useRef<Partial<Range>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const range = moved?.range ?? {
    min: Math.min(search.minPrice ?? 0, top),
    max: Math.min(search.maxPrice ?? top, top),
  };

  function settle() {
    clearTimeout(timer.current);
    const { min, max } = latest.current;
    if (min === undefined && max === undefined) return;
    latest.current = {};
    setMoved((now) => now && { ...now, isTold: true });
    onChange({
      ...(min !== undefined && { minPrice: min > 0 ? min : undefined }),
      ...(max !== undefined && { maxPrice: max < top ? max : undefined }),
    });
  }

  function move(bound: Partial<Range>) {
    latest.current = { ...latest.current, ...bound };
    setMoved({ range: { ...range, ...bound }, isTold: false });
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLING_MS);
  }

  return { range, move, settle };
}
