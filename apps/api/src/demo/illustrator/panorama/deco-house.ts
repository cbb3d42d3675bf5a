import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import type { Paint } from '../paints.ts';
import { railing, windowPane } from '../parts/building.ts';
import type { Scene } from '../scene.ts';
import { circle, curve, group, path, polygon, rect, repeat } from '../svg.ts';

const GROUND = 1010;
const LEFT = 320;
const RIGHT = 1280;
const MIDDLE = 800;
const STOREY = 152;

interface DecoHouse {
  /** Left edge. */
  x: number;
  ground: number;
  size: number;
  floors: number;
  paint: Paint;
}

/** An Art Déco house of the Condesa with a stepped bay over its door. */
export function decoHouse(scene: Scene, { x, ground, size, floors, paint }: DecoHouse): string {
  const top = GROUND - 190 - floors * STOREY;
  return group(
    [
      body(scene, paint, top),
      repeat(floors, (n) => storey(scene, paint, top + n * STOREY)),
      tower(scene, paint, top, { floors, height: STOREY }),
      groundFloor(scene, paint),
    ],
    `translate(${x - LEFT * size} ${ground - GROUND * size}) scale(${size})`,
  );
}

function body({ tint }: Scene, { wall, trim }: Paint, top: number): string {
  return [
    rect(LEFT, top, RIGHT - LEFT, GROUND - top, tint(wall)),
    rect(1010, top, RIGHT - 1010, GROUND - top, '#1f1a2b', { opacity: 0.07 }),
    rect(LEFT - 12, top - 26, RIGHT - LEFT + 24, 30, tint(trim)),
    rect(LEFT - 2, top - 42, RIGHT - LEFT + 4, 18, tint(darker(wall, 0.12))),
    rect(LEFT, top + 4, RIGHT - LEFT, 12, '#1f1a2b', { opacity: 0.14 }),
  ].join('');
}

function storey(scene: Scene, { wall, trim, accent }: Paint, y: number): string {
  const { tint } = scene;
  const frame = darker(accent, 0.1);
  const balcony = (x: number, w: number) =>
    [
      rect(x + 4, y + 138, w - 8, 20, '#1f1a2b', { opacity: 0.14 }),
      rect(x, y + 110, w, 34, tint(lighter(wall, 0.16)), { rx: 18 }),
      rect(x + 12, y + 120, w - 24, 5, tint(accent), { opacity: 0.55 }),
      rect(x + 12, y + 131, w - 24, 5, tint(accent), { opacity: 0.55 }),
      railing(scene, x + 14, y + 86, w - 28, 26, accent),
    ].join('');
  return [
    rect(LEFT, y + 4, RIGHT - LEFT, 7, tint(trim), { opacity: 0.75 }),
    windowPane(scene, 366, y + 30, 96, 86, { frame, columns: 2, rows: 3, sill: false }),
    windowPane(scene, 506, y + 30, 96, 86, { frame, columns: 2, rows: 3, sill: false }),
    balcony(346, 276),
    windowPane(scene, 1004, y + 30, 220, 86, { frame, columns: 5, rows: 3, sill: false }),
    balcony(984, 270),
  ].join('');
}

/** The stepped bay in the middle with its fins. */
function tower(
  scene: Scene,
  { wall, trim, accent }: Paint,
  top: number,
  size: { floors: number; height: number },
): string {
  const { tint } = scene;
  const height = size.floors * size.height;
  const steps = [0, 1, 2].map((n) =>
    rect(
      MIDDLE - 140 + n * 36,
      top - 60 - n * 40,
      280 - n * 72,
      60 + n * 40 + 10,
      tint(lighter(wall, 0.12 + n * 0.08)),
    ),
  );
  const fins = [-66, 0, 66].map((dx) =>
    [
      rect(
        MIDDLE + dx - 9,
        top - 150 + Math.abs(dx) * 0.6,
        18,
        height + 130 - Math.abs(dx) * 0.6,
        tint(trim),
        { rx: 9 },
      ),
      rect(
        MIDDLE + dx + 9,
        top - 130 + Math.abs(dx) * 0.6,
        7,
        height + 110 - Math.abs(dx) * 0.6,
        '#1f1a2b',
        { opacity: 0.13 },
      ),
    ].join(''),
  );
  const pairs = repeat(size.floors, (n) =>
    [-106, 40]
      .map((dx) =>
        windowPane(scene, MIDDLE + dx + 14, top + n * size.height + 32, 40, 92, {
          frame: accent,
          columns: 1,
          rows: 4,
          sill: false,
        }),
      )
      .join(''),
  );
  return [
    ...steps,
    rect(MIDDLE - 140, top, 280, height, tint(lighter(wall, 0.12))),
    rect(MIDDLE + 140, top, 12, height, '#1f1a2b', { opacity: 0.14 }),
    pairs,
    ...fins,
    circle(MIDDLE, top - 30, 30, tint(trim)),
    circle(MIDDLE, top - 30, 21, scene.pane()),
  ].join('');
}

function groundFloor(scene: Scene, { wall, trim, accent }: Paint): string {
  const { tint } = scene;
  const y = GROUND - 190;
  const door = tint(darker(accent, 0.25));
  const rays = [-64, -40, -14, 14, 40, 64].map((dx) =>
    curve(`M ${MIDDLE} ${y + 86} L ${MIDDLE + dx} ${y + 34 + Math.abs(dx) * 0.24}`, tint(trim), 4),
  );
  return [
    rect(LEFT, y, RIGHT - LEFT, 190, tint(darker(wall, 0.08))),
    rect(LEFT, y, RIGHT - LEFT, 10, tint(trim)),
    repeat(5, (n) =>
      rect(LEFT, y + 40 + n * 30, RIGHT - LEFT, 3, tint(darker(wall, 0.18)), { opacity: 0.6 }),
    ),
    ...[372, 508, 1010, 1136].map((x) =>
      windowPane(scene, x, y + 48, 92, 92, { frame: accent, columns: 2, rows: 3 }),
    ),
    rect(LEFT - 6, GROUND - 26, RIGHT - LEFT + 12, 26, tint(darker(wall, 0.32))),
    polygon(
      [
        [MIDDLE - 110, GROUND],
        [MIDDLE - 110, y + 60],
        [MIDDLE - 84, y + 34],
        [MIDDLE - 58, y + 18],
        [MIDDLE + 58, y + 18],
        [MIDDLE + 84, y + 34],
        [MIDDLE + 110, y + 60],
        [MIDDLE + 110, GROUND],
      ],
      tint(trim),
    ),
    path(
      `M ${MIDDLE - 82} ${GROUND} V ${y + 86} A 82 62 0 0 1 ${MIDDLE + 82} ${y + 86} V ${GROUND} Z`,
      scene.lampsOn ? LAMP_LIGHT : scene.light.glass,
    ),
    ...rays,
    rect(MIDDLE - 82, y + 84, 164, 6, tint(trim)),
    rect(MIDDLE - 74, y + 92, 70, 98, door),
    rect(MIDDLE + 4, y + 92, 70, 98, door),
    ...[-62, 16].map((dx) =>
      rect(MIDDLE + dx, y + 104, 46, 60, scene.light.glass, { rx: 6, opacity: 0.8 }),
    ),
    circle(MIDDLE - 12, y + 146, 5, tint('#e3c069')),
    circle(MIDDLE + 12, y + 146, 5, tint('#e3c069')),
    rect(MIDDLE - 150, y - 4, 300, 20, tint(trim), { rx: 10 }),
    rect(MIDDLE - 138, y + 16, 276, 8, '#1f1a2b', { opacity: 0.18 }),
    rect(MIDDLE - 130, GROUND - 8, 260, 14, tint(lighter(wall, 0.4))),
  ].join('');
}
