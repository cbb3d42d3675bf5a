import { darker, lighter } from '../color.ts';
import { type Paint, streetPaints } from '../paints.ts';
import { DECO_HALF_BAY, roundBay, steppedBay } from '../parts/deco-bays.ts';
import { decoDoor } from '../parts/deco-door.ts';
import { bicycle, lamppost, neighbour, railing, street, windowPane } from '../parts/building.ts';
import { foliage, hedge, jacaranda, palm, pottedPlant, tree } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { beetle, bench } from '../parts/street-things.ts';
import type { Scene } from '../scene.ts';
import { rect, repeat } from '../svg.ts';

const GROUND = 1010;
const GROUND_FLOOR = 190;

type Balcony = 'curved' | 'iron' | 'none';

interface Plan {
  paint: Paint;
  left: number;
  right: number;
  /** Middle of the bay with the door. */
  axis: number;
  floors: number;
  storey: number;
  top: number;
  balcony: Balcony;
}

/** Where the house stands, where its stepped bay is, and how high it rises. */
const shapes = [
  { left: 320, right: 1280, axis: 800, floors: 4 },
  { left: 420, right: 1240, axis: 580, floors: 3 },
  { left: 260, right: 1120, axis: 960, floors: 4 },
  { left: 240, right: 1360, axis: 800, floors: 2 },
  { left: 480, right: 1140, axis: 980, floors: 5 },
] as const;

const storeyHeights: Readonly<Record<number, number>> = { 2: 196, 3: 168, 4: 152, 5: 122 };

function planOf(
  shape: Pick<Plan, 'left' | 'right' | 'axis' | 'floors'>,
  paint: Paint,
  balcony: Balcony,
): Plan {
  const storey = storeyHeights[shape.floors] ?? 150;
  const top = GROUND - GROUND_FLOOR - shape.floors * storey;
  return { ...shape, paint, balcony, storey, top };
}

/** An Art Déco house of the Condesa, seen from across the street. */
export function decoFacade(scene: Scene): string {
  const { random } = scene;
  const plan = planOf(
    scene.turn(shapes),
    scene.turn(streetPaints),
    scene.turn(['curved', 'iron', 'none', 'iron'] as const),
  );
  const nextDoor = () => random.pick(streetPaints).wall;
  return [
    sky(scene, GROUND),
    neighbour(scene, -60, random.between(420, 640), plan.left + 60, GROUND, nextDoor()),
    neighbour(scene, plan.right, random.between(380, 620), 1640 - plan.right, GROUND, nextDoor()),
    walls(scene, plan),
    scene.turn([steppedBay, roundBay, steppedBay] as const)(scene, plan),
    groundFloor(scene, plan),
    street(scene, GROUND),
    front(scene, plan),
  ].join('');
}

const walls = (scene: Scene, plan: Plan) =>
  body(scene, plan) + repeat(plan.floors, (n) => storeyOf(scene, plan, plan.top + n * plan.storey));

function body({ tint }: Scene, { left, right, top, paint: { wall, trim } }: Plan): string {
  const width = right - left;
  return [
    rect(left, top, width, GROUND - top, tint(wall)),
    rect(right - width * 0.26, top, width * 0.26, GROUND - top, '#1f1a2b', { opacity: 0.07 }),
    rect(left - 12, top - 26, width + 24, 30, tint(trim)),
    rect(left - 2, top - 42, width + 4, 18, tint(darker(wall, 0.12))),
    rect(left, top + 4, width, 12, '#1f1a2b', { opacity: 0.14 }),
  ].join('');
}

/** The walls on both sides of the bay, as [x, width]. */
function wings({ left, right, axis }: Plan): (readonly [number, number])[] {
  const sides = [
    [left, axis - DECO_HALF_BAY - left],
    [axis + DECO_HALF_BAY, right - axis - DECO_HALF_BAY],
  ] as const;
  return sides.filter(([, width]) => width > 90);
}

function storeyOf(scene: Scene, plan: Plan, y: number): string {
  const { tint } = scene;
  const { left, right, storey, paint, balcony } = plan;
  const frame = darker(paint.accent, 0.1);
  const h = storey * 0.56;
  return [
    rect(left, y + 4, right - left, 7, tint(paint.trim), { opacity: 0.75 }),
    ...wings(plan).map(([x, width]) => {
      const count = Math.max(1, Math.round(width / 170));
      const cell = (width - 40) / count;
      return [
        repeat(count, (n) =>
          windowPane(scene, x + 34 + n * cell, y + storey * 0.2, cell - 28, h, {
            frame,
            columns: balcony === 'none' ? 3 : 2,
            rows: 3,
            sill: balcony === 'none',
          }),
        ),
        balconyOf(scene, plan, [x + 16, y + storey * 0.56, width - 32, storey * 0.38]),
      ].join('');
    }),
  ].join('');
}

function balconyOf(
  scene: Scene,
  { balcony, paint: { wall, accent, trim } }: Plan,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  const { tint } = scene;
  if (balcony === 'none') return '';
  if (balcony === 'iron') {
    return [
      railing(scene, x + 10, y + h * 0.1, w - 20, h * 0.66, darker(accent, 0.2)),
      rect(x, y + h * 0.76, w, h * 0.2, tint(trim)),
      rect(x + 8, y + h * 0.96, w - 16, 9, '#1f1a2b', { opacity: 0.16 }),
    ].join('');
  }
  return [
    rect(x + 4, y + h * 0.9, w - 8, 20, '#1f1a2b', { opacity: 0.14 }),
    railing(scene, x + 14, y, w - 28, h * 0.44, accent),
    rect(x, y + h * 0.4, w, h * 0.58, tint(lighter(wall, 0.16)), { rx: 18 }),
    rect(x + 12, y + h * 0.56, w - 24, 5, tint(accent), { opacity: 0.55 }),
    rect(x + 12, y + h * 0.74, w - 24, 5, tint(accent), { opacity: 0.55 }),
  ].join('');
}

function groundFloor(scene: Scene, plan: Plan): string {
  const { tint } = scene;
  const { left, right, axis, paint } = plan;
  const { wall, trim, accent } = paint;
  const y = GROUND - GROUND_FLOOR;
  const width = right - left;
  return [
    rect(left, y, width, GROUND_FLOOR, tint(darker(wall, 0.08))),
    rect(left, y, width, 10, tint(trim)),
    repeat(5, (n) =>
      rect(left, y + 40 + n * 30, width, 3, tint(darker(wall, 0.18)), { opacity: 0.6 }),
    ),
    ...wings(plan).map(([x, w]) => {
      const count = Math.max(1, Math.floor(w / 140));
      return repeat(count, (n) =>
        windowPane(scene, x + 24 + (n * (w - 30)) / count, y + 48, (w - 30) / count - 44, 92, {
          frame: accent,
          rows: 3,
        }),
      );
    }),
    rect(left - 6, GROUND - 26, width + 12, 26, tint(darker(wall, 0.32))),
    decoDoor(scene, paint, axis, GROUND),
  ].join('');
}

function front(scene: Scene, { left, right, axis, paint }: Plan): string {
  const { random } = scene;
  const [first, second] = scene.turn([
    [jacaranda, tree],
    [tree, tree],
    [palm, jacaranda],
    [tree, palm],
  ] as const);
  return [
    left < axis - 300 ? hedge(scene, left + 10, GROUND + 18, axis - left - 250, 52) : '',
    right > axis + 300 ? hedge(scene, axis + 240, GROUND + 18, right - axis - 250, 52) : '',
    pottedPlant(scene, axis - 170, GROUND + 18, 0.55),
    pottedPlant(scene, axis + 170, GROUND + 18, 0.55),
    foliage(scene, right - 60, GROUND - 6, 50, 34, '#4f7d55'),
    lamppost(scene, scene.turn([left - 20, right + 20] as const), GROUND + 76),
    first(scene, left - 170, GROUND + 66, random.between(1.05, 1.3)),
    second(scene, right + 210, GROUND + 66, random.between(0.85, 1.15)),
    scene.turn([
      bicycle(scene, axis + 250, GROUND + 82, '#c2573f'),
      beetle(scene, 560, GROUND + 158, paint.accent),
      bench(scene, axis > 700 ? left + 60 : right - 330, GROUND + 82),
    ]),
  ].join('');
}
