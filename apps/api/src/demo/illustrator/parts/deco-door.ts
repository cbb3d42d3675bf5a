import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import type { Paint } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { circle, curve, path, polygon, rect } from '../svg.ts';

/** A door with a fanlight of rays in a stepped frame; `middle` is its axis. */
export function decoDoor(
  scene: Scene,
  { wall, trim, accent }: Paint,
  middle: number,
  ground: number,
): string {
  const { tint } = scene;
  const y = ground - 190;
  const door = tint(darker(accent, 0.25));
  const half = [
    [110, ground],
    [110, y + 60],
    [84, y + 34],
    [58, y + 18],
  ] as const;
  const outline = [
    ...half.map(([dx, py]) => [middle - dx, py] as const),
    ...half.toReversed().map(([dx, py]) => [middle + dx, py] as const),
  ];
  return [
    polygon(outline, tint(trim)),
    path(
      `M ${middle - 82} ${ground} V ${y + 86} A 82 62 0 0 1 ${middle + 82} ${y + 86} V ${ground} Z`,
      scene.lampsOn ? LAMP_LIGHT : scene.light.glass,
    ),
    ...[-64, -40, -14, 14, 40, 64].map((dx) =>
      curve(
        `M ${middle} ${y + 86} L ${middle + dx} ${y + 34 + Math.abs(dx) * 0.24}`,
        tint(trim),
        4,
      ),
    ),
    rect(middle - 82, y + 84, 164, 6, tint(trim)),
    ...[-74, 4].map((dx) => rect(middle + dx, y + 92, 70, 98, door)),
    ...[-62, 16].map((dx) =>
      rect(middle + dx, y + 104, 46, 60, scene.light.glass, { rx: 6, opacity: 0.8 }),
    ),
    ...[-12, 12].map((dx) => circle(middle + dx, y + 146, 5, tint('#e3c069'))),
    rect(middle - 150, y - 4, 300, 20, tint(trim), { rx: 10 }),
    rect(middle - 138, y + 16, 276, 8, '#1f1a2b', { opacity: 0.18 }),
    rect(middle - 130, ground - 8, 260, 14, tint(lighter(wall, 0.4))),
  ].join('');
}
