import { darker, lighter } from '../color.ts';
import type { Paint } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { circle, rect, repeat } from '../svg.ts';
import { windowPane } from './building.ts';

export const DECO_HALF_BAY = 140;

interface DecoBay {
  /** Its middle. */
  axis: number;
  top: number;
  floors: number;
  /** Height of a floor. */
  storey: number;
  paint: Paint;
}

/** The bay over the door: stepped, with fins. */
export function steppedBay(scene: Scene, { axis, top, floors, storey, paint }: DecoBay): string {
  const { tint } = scene;
  const { wall, trim, accent } = paint;
  const height = floors * storey;
  return [
    ...[0, 1, 2].map((n) =>
      rect(
        axis - DECO_HALF_BAY + n * 36,
        top - 60 - n * 40,
        280 - n * 72,
        70 + n * 40,
        tint(lighter(wall, 0.12 + n * 0.08)),
      ),
    ),
    rect(axis - DECO_HALF_BAY, top, 280, height, tint(lighter(wall, 0.12))),
    rect(axis + DECO_HALF_BAY, top, 12, height, '#1f1a2b', { opacity: 0.14 }),
    repeat(floors, (n) =>
      [-92, 54]
        .map((dx) =>
          windowPane(scene, axis + dx, top + n * storey + storey * 0.2, 40, storey * 0.6, {
            frame: accent,
            columns: 1,
            rows: 4,
            sill: false,
          }),
        )
        .join(''),
    ),
    ...[-66, 0, 66].map((dx) => {
      const rise = 150 - Math.abs(dx) * 0.6;
      return (
        rect(axis + dx - 9, top - rise, 18, height + rise - 20, tint(trim), { rx: 9 }) +
        rect(axis + dx + 9, top - rise + 20, 7, height + rise - 40, '#1f1a2b', { opacity: 0.13 })
      );
    }),
    circle(axis, top - 30, 30, tint(trim)),
    circle(axis, top - 30, 21, scene.pane()),
  ].join('');
}

/** The same, round with a porthole. */
export function roundBay(scene: Scene, { axis, top, floors, storey, paint }: DecoBay): string {
  const { tint } = scene;
  const { wall, trim, accent } = paint;
  const height = floors * storey;
  return [
    rect(axis - 120, top - 96, 240, 120, tint(lighter(wall, 0.22)), { rx: 90 }),
    rect(axis - DECO_HALF_BAY, top - 34, 280, height + 34, tint(lighter(wall, 0.16)), { rx: 30 }),
    rect(axis + 84, top - 20, 56, height + 20, '#1f1a2b', { opacity: 0.1 }),
    rect(axis - DECO_HALF_BAY - 8, top - 14, 296, 14, tint(trim), { rx: 7 }),
    rect(axis - 3, top - 170, 6, 90, tint(darker(accent, 0.2))),
    repeat(floors, (n) => {
      const y = top + n * storey + storey * 0.48;
      const radius = Math.min(54, storey * 0.32);
      return n === 0
        ? circle(axis, y, radius + 13, tint(trim)) +
            circle(axis, y, radius, scene.pane()) +
            rect(axis - 3, y - radius, 6, radius * 2, tint(trim)) +
            rect(axis - radius, y - 3, radius * 2, 6, tint(trim))
        : windowPane(scene, axis - 84, y - storey * 0.26, 168, storey * 0.5, {
            frame: accent,
            columns: 4,
            rows: 2,
            sill: false,
            rx: 14,
          });
    }),
    repeat(floors, (n) =>
      repeat(3, (band) =>
        rect(axis - DECO_HALF_BAY, top + (n + 1) * storey - 16 + band * 9, 280, 4, tint(trim), {
          opacity: 0.8,
        }),
      ),
    ),
  ].join('');
}
