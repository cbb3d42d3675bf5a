import { darker, lighter } from '../color.ts';
import { railing } from '../parts/building.ts';
import { bougainvillea, jacaranda, organ, pottedPlant, tree } from '../parts/plants.ts';
import { hills, sky } from '../parts/sky.ts';
import { bench, paperFlags, wallLantern } from '../parts/street-things.ts';
import { type Scene, WIDTH } from '../scene.ts';
import { circle, ellipse, line, path, rect, repeat } from '../svg.ts';

const GROUND = 1000;

interface Look {
  wall: string;
  dado: string;
  stone: string;
  door: string;
}

const looks = [
  { wall: '#d98f54', dado: '#8f4a36', stone: '#ead9bd', door: '#5b3d2c' },
  { wall: '#f1e6d2', dado: '#4d6f9b', stone: '#d3c2a4', door: '#2f5d70' },
  { wall: '#c2577a', dado: '#7c3550', stone: '#f0e0cb', door: '#3f5d4f' },
  { wall: '#7fa39a', dado: '#44665e', stone: '#f0e6d2', door: '#6b4630' },
  { wall: '#dcb14f', dado: '#9a5f34', stone: '#f7ead0', door: '#40554f' },
  { wall: '#b8563f', dado: '#7a3529', stone: '#e6d2b4', door: '#4a3427' },
  { wall: '#8fa9c4', dado: '#56708f', stone: '#f2e9da', door: '#5c4033' },
] as const satisfies readonly [Look, ...Look[]];

/** An old house that stands at the street: tall windows, ironwork, a great door. */
export function streetHouse(scene: Scene): string {
  const look = scene.turn(looks);
  const twoFloors = scene.turn([false, true, false, false, true]);
  const top = twoFloors ? 250 : 440;
  const middle = scene.turn([800, 560, 1010, 800] as const);
  return [
    sky(scene, GROUND),
    hills(scene, 620, '#7c9a88'),
    behind(scene, top),
    front(scene, look, top),
    twoFloors ? balconies(scene, look, middle) : '',
    windows(scene, look, middle),
    greatDoor(scene, look, middle),
    cobbles(scene),
    before(scene, look, middle, top),
  ].join('');
}

/** What looks over the roof. */
function behind(scene: Scene, top: number): string {
  const { tint } = scene;
  const church = [
    rect(1160, top - 250, 120, 300, tint('#d8b98f')),
    rect(1150, top - 262, 140, 18, tint('#c3a176')),
    path(
      `M 1196 ${top - 130} V ${top - 190} A 24 24 0 0 1 1244 ${top - 190} V ${top - 130} Z`,
      tint('#5b4a44'),
    ),
    path(`M 1160 ${top - 258} A 60 74 0 0 1 1280 ${top - 258} Z`, tint('#b8774f')),
    rect(1217, top - 372, 6, 46, tint('#4a3f3a')),
    rect(1204, top - 358, 32, 6, tint('#4a3f3a')),
    path(
      `M 1300 ${top} V ${top - 50} A 120 130 0 0 1 1540 ${top - 50} V ${top} Z`,
      tint('#c98a4f'),
    ),
    rect(1404, top - 216, 32, 42, tint('#d8b98f')),
  ].join('');
  return scene.turn([
    church,
    tree(scene, 260, top + 170, 1.3),
    jacaranda(scene, 1280, top + 190, 1.5),
    tree(scene, 420, top + 190, 1.2) + tree(scene, 1350, top + 190, 1.35),
  ]);
}

function front(scene: Scene, { wall, dado, stone }: Look, top: number): string {
  const { tint } = scene;
  const tiled = scene.turn([true, false, true]);
  return [
    rect(0, top, WIDTH, GROUND - top, tint(wall)),
    rect(0, top + 40, WIDTH, 22, tint(stone)),
    rect(0, top + 62, WIDTH, 12, '#1f1a2b', { opacity: 0.13 }),
    rect(0, GROUND - 150, WIDTH, 150, tint(dado)),
    rect(0, GROUND - 158, WIDTH, 10, tint(stone)),
    tiled
      ? rect(0, top - 16, WIDTH, 34, tint('#a5553a')) +
        repeat(41, (n) =>
          ellipse(n * 40, top + 16, 21, 14, tint(n % 2 === 0 ? '#bb6644' : '#a9583b')),
        )
      : rect(0, top - 12, WIDTH, 24, tint(stone)) +
        repeat(9, (n) =>
          path(`M ${60 + n * 180} ${top - 12} q 20 -58 40 0 Z`, tint(lighter(stone, 0.1))),
        ),
  ].join('');
}

/** A tall opening with a stone frame and an iron grille. */
function grilledWindow(
  scene: Scene,
  { stone, door }: Look,
  x: number,
  y: number,
  h: number,
): string {
  const { tint } = scene;
  return [
    rect(x - 26, y - 30, 182, h + 52, tint(stone)),
    rect(x - 38, y - 42, 206, 20, tint(lighter(stone, 0.35))),
    rect(x, y, 130, h, scene.pane()),
    rect(x, y, 130, 14, '#1f1a2b', { opacity: 0.22 }),
    rect(x, y, 22, h, tint(door)),
    rect(x + 108, y, 22, h, tint(door)),
    repeat(5, (n) =>
      line(x + 10 + n * 27.5, y - 6, x + 10 + n * 27.5, y + h + 6, tint('#2d2a33'), 5),
    ),
    ...[0.2, 0.55, 0.88].map((at) => rect(x - 4, y + h * at, 138, 5, tint('#2d2a33'))),
    rect(x - 36, y + h + 14, 202, 20, tint(lighter(stone, 0.2))),
    rect(x - 28, y + h + 34, 186, 9, '#1f1a2b', { opacity: 0.16 }),
  ].join('');
}

const windowXs = (middle: number) =>
  [130, 400, 670, 940, 1210, 1400].filter((x) => Math.abs(x + 65 - middle) > 220);

function windows(scene: Scene, look: Look, middle: number): string {
  return windowXs(middle)
    .map((x) => grilledWindow(scene, look, x, 610, 230))
    .join('');
}

function balconies(scene: Scene, { stone, door }: Look, middle: number): string {
  const { tint } = scene;
  return [...windowXs(middle), middle - 65]
    .map((x) =>
      [
        rect(x - 20, 338, 170, 176, tint(stone)),
        rect(x, 356, 130, 158, scene.pane()),
        rect(x + 61, 356, 8, 158, tint(door)),
        rect(x, 430, 130, 6, tint(door)),
        rect(x - 34, 508, 198, 16, tint(lighter(stone, 0.2))),
        railing(scene, x - 26, 446, 182, 62),
        rect(x - 26, 524, 182, 9, '#1f1a2b', { opacity: 0.15 }),
      ].join(''),
    )
    .join('');
}

function greatDoor(scene: Scene, { stone, door: wood }: Look, middle: number): string {
  const { tint } = scene;
  const arched = scene.turn([true, false, true, true]);
  const shape = (half: number, top: number) =>
    arched
      ? `M ${middle - half} ${GROUND} V ${top + half * 0.8} A ${half} ${half * 0.8} 0 0 1 ${middle + half} ${top + half * 0.8} V ${GROUND} Z`
      : `M ${middle - half} ${GROUND} V ${top} H ${middle + half} V ${GROUND} Z`;
  return [
    path(shape(164, 556), tint(stone)),
    rect(middle - 182, 770, 36, 14, tint(lighter(stone, 0.3))),
    rect(middle + 146, 770, 36, 14, tint(lighter(stone, 0.3))),
    path(shape(126, 596), tint(darker(wood, 0.2))),
    ...[-112, 8].map((dx) =>
      [730, 820, 910]
        .map((y) => rect(middle + dx, y, 104, 72, tint(lighter(wood, 0.1)), { rx: 6 }))
        .join(''),
    ),
    rect(middle - 3, 600, 6, GROUND - 600, tint(darker(wood, 0.45))),
    ...[-20, 20].map((dx) => circle(middle + dx, 866, 8, tint('#e3c069'))),
    rect(middle - 180, GROUND - 14, 360, 22, tint(lighter(stone, 0.1))),
    wallLantern(scene, middle - 226, 650),
    wallLantern(scene, middle + 226, 650),
  ].join('');
}

function cobbles({ tint, random }: Scene): string {
  return [
    rect(0, GROUND, WIDTH, 40, tint('#b8a994')),
    rect(0, GROUND + 36, WIDTH, 10, tint('#8f8374')),
    rect(0, GROUND + 46, WIDTH, 200, tint('#8b8178')),
    repeat(5, (row) =>
      repeat(24, (n) =>
        ellipse(
          n * 72 + (row % 2) * 36,
          GROUND + 66 + row * 34,
          random.between(27, 33),
          12,
          tint(random.pick(['#9a9086', '#a59b90', '#948a7f'])),
        ),
      ),
    ),
  ].join('');
}

function before(scene: Scene, { dado }: Look, middle: number, top: number): string {
  const flower = (x: number) =>
    bougainvillea(scene, x, top + 90, 170, 96) + bougainvillea(scene, x - 80, top + 210, 70, 120);
  return [
    scene.turn([
      flower(1480),
      paperFlags(scene, top * 0.6) + paperFlags(scene, top * 0.6 - 110),
      flower(120),
      organ(scene, 110, GROUND + 40, 1) + organ(scene, 1500, GROUND + 40, 1.15),
      flower(1290),
    ]),
    pottedPlant(scene, middle - 190, GROUND + 30, 0.75, dado),
    pottedPlant(scene, middle + 190, GROUND + 30, 0.75, dado),
    scene.turn([true, false, false]) ? bench(scene, middle > 700 ? 250 : 1100, GROUND + 34) : '',
  ].join('');
}
