import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { streetPaints } from '../paints.ts';
import { bicycle, lamppost, neighbour, railing, street, windowPane } from '../parts/building.ts';
import { foliage, hedge, jacaranda, palm, pottedPlant, tree } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { beetle, bench, roofThings } from '../parts/street-things.ts';
import type { Scene } from '../scene.ts';
import { polygon, rect, repeat } from '../svg.ts';

const GROUND = 1010;
const LOBBY = 190;

interface Skin {
  wall: string;
  second: string;
  frame: string;
}

interface Block {
  skin: Skin;
  left: number;
  width: number;
  floors: number;
  storey: number;
  top: number;
}

const skins = [
  { wall: '#ece6da', second: '#a8743f', frame: '#33323a' },
  { wall: '#b4644a', second: '#f1e6d4', frame: '#2f3b3a' },
  { wall: '#9aa39a', second: '#d9b15c', frame: '#34393a' },
  { wall: '#39474f', second: '#c98a55', frame: '#e6dfd2' },
  { wall: '#dcc3a0', second: '#5f7d6b', frame: '#3d332d' },
  { wall: '#f3e9dc', second: '#c0728a', frame: '#4a3d4d' },
  { wall: '#6f8a7c', second: '#f1e8d6', frame: '#2d3531' },
] as const satisfies readonly [Skin, ...Skin[]];

/** A block of flats of this century, or of the fifties. */
export function apartmentBlock(scene: Scene): string {
  const { random } = scene;
  const floors = scene.turn([5, 4, 6, 3, 5, 4] as const);
  const storey = { 3: 164, 4: 138, 5: 124, 6: 106 }[floors];
  const width = scene.turn([720, 900, 600, 980, 660] as const);
  const block: Block = {
    skin: scene.turn(skins),
    left: scene.turn([430, 350, 560, 300, 360] as const),
    width,
    floors,
    storey,
    top: GROUND - LOBBY - floors * storey,
  };
  const front = scene.turn([loggias, boxes, ribbons] as const);
  return [
    sky(scene, GROUND),
    neighbour(scene, -60, random.between(480, 660), 460, GROUND, random.pick(streetPaints).wall),
    neighbour(scene, 1230, random.between(440, 640), 440, GROUND, random.pick(streetPaints).wall),
    onRoof(scene, block),
    front(scene, block),
    lobby(scene, block),
    street(scene, GROUND),
    pavement(scene, block),
  ].join('');
}

function onRoof(scene: Scene, { left, width, top, skin }: Block): string {
  const { tint } = scene;
  const garden = [
    ...[0.12, 0.3, 0.86].map((at) =>
      foliage(scene, left + width * at, top - 26, 66, 44, '#5e8a4f'),
    ),
    rect(left + width * 0.46, top - 120, 14, 120, tint(skin.second)),
    rect(left + width * 0.78, top - 120, 14, 120, tint(skin.second)),
    rect(left + width * 0.43, top - 132, width * 0.4, 18, tint(darker(skin.second, 0.12))),
    railing(scene, left + 10, top - 44, width - 20, 42, skin.frame),
  ].join('');
  return scene.turn([true, false]) ? garden : roofThings(scene, left + width * 0.55, top);
}

function shell({ tint }: Scene, { left, width, top, skin }: Block): string {
  return [
    rect(left, top, width, GROUND - top, tint(skin.wall)),
    rect(left - 8, top - 16, width + 16, 20, tint(lighter(skin.wall, 0.35))),
    rect(left + width * 0.82, top, width * 0.18, GROUND - top, '#1f1a2b', { opacity: 0.07 }),
  ].join('');
}

/** Deep terraces with plants between fins. */
function loggias(scene: Scene, block: Block): string {
  const { tint, random } = scene;
  const { left, width, top, floors, storey, skin } = block;
  const columns = width > 800 ? 4 : 3;
  const bay = width / columns;
  const cell = (row: number, column: number) => {
    const [x, y] = [left + column * bay + 14, top + row * storey + 12];
    const [w, h] = [bay - 28, storey - 26];
    return [
      rect(x, y, w, h, tint(darker(skin.wall, 0.42))),
      rect(x + 16, y + 14, w * 0.58, h - 14, scene.pane()),
      rect(x + 16 + w * 0.29 - 3, y + 14, 6, h - 14, tint(skin.frame)),
      rect(x + 30 + w * 0.58, y + 14, w * 0.42 - 44, h - 14, tint(skin.second)),
      random.chance(0.55)
        ? foliage(scene, x + w - 36, y + h - 36, 34, 30, random.pick(['#5e8a4f', '#4f7d55']))
        : '',
      rect(x, y + h - 40, w, 40, '#e3f1ef', { opacity: 0.42 }),
      rect(x - 4, y + h - 44, w + 8, 7, tint(skin.frame)),
      rect(x, y, w, 12, '#1f1a2b', { opacity: 0.22 }),
    ].join('');
  };
  return (
    shell(scene, block) +
    repeat(floors * columns, (n) => cell(Math.floor(n / columns), n % columns))
  );
}

/** Floors that jut out in turn, with wooden blinds. */
function boxes(scene: Scene, block: Block): string {
  const { tint } = scene;
  const { left, width, top, floors, storey, skin } = block;
  return (
    shell(scene, block) +
    repeat(floors, (n) => {
      const y = top + n * storey;
      const out = n % 2 === 0 ? -34 : 34;
      const wide = width * 0.56;
      const boxX = n % 2 === 0 ? left + out : left + width - wide + out;
      const restX = n % 2 === 0 ? left + wide + 20 : left + 30;
      const slats = Math.floor((wide * 0.34) / 16);
      return [
        rect(boxX + 10, y + storey - 6, wide, 14, '#1f1a2b', { opacity: 0.18 }),
        rect(boxX, y + 8, wide, storey - 12, tint(lighter(skin.wall, 0.32))),
        rect(boxX + 18, y + 26, wide * 0.56, storey - 48, scene.pane()),
        ...[0.19, 0.38].map((at) =>
          rect(boxX + 18 + wide * at, y + 26, 6, storey - 48, tint(skin.frame)),
        ),
        rect(boxX + wide * 0.62, y + 26, wide * 0.34, storey - 48, tint(darker(skin.second, 0.4))),
        repeat(slats, (slat) =>
          rect(boxX + wide * 0.62 + slat * 16, y + 26, 10, storey - 48, tint(skin.second)),
        ),
        windowPane(scene, restX, y + 34, width * 0.3, storey - 66, {
          frame: skin.frame,
          columns: 3,
          rows: 1,
          sill: false,
          rx: 0,
        }),
      ].join('');
    })
  );
}

/** Long windows between bands, and a stair of glass bricks. */
function ribbons(scene: Scene, block: Block): string {
  const { tint } = scene;
  const { left, width, top, floors, storey, skin } = block;
  const stair = left + width * 0.66;
  const height = floors * storey;
  return [
    shell(scene, block),
    repeat(floors, (n) => {
      const y = top + n * storey;
      const lit = Array.from({ length: 6 }, () => scene.pane());
      return [
        rect(left + 26, y + 24, width * 0.6, storey - 66, tint(skin.frame), { rx: 8 }),
        ...lit.map((pane, k) =>
          rect(
            left + 32 + k * ((width * 0.6) / 6),
            y + 30,
            (width * 0.6) / 6 - 12,
            storey - 78,
            pane,
          ),
        ),
        rect(left - 14, y + storey - 36, width * 0.66, 34, tint(lighter(skin.wall, 0.3)), {
          rx: 16,
        }),
        rect(left - 6, y + storey - 2, width * 0.64, 9, '#1f1a2b', { opacity: 0.14 }),
        windowPane(scene, left + width * 0.84, y + 34, width * 0.1, storey - 70, {
          frame: skin.frame,
          columns: 1,
          rows: 2,
          sill: true,
        }),
      ].join('');
    }),
    rect(stair, top - 60, width * 0.13, height + 60, tint(skin.second)),
    repeat(Math.floor(height / 24) * 3, (n) =>
      rect(
        stair + 14 + (n % 3) * ((width * 0.13 - 24) / 3),
        top + Math.floor(n / 3) * 24,
        (width * 0.13 - 24) / 3 - 5,
        18,
        scene.pane(),
        { opacity: 0.75 },
      ),
    ),
    rect(stair + width * 0.13, top - 60, 8, height + 60, '#1f1a2b', { opacity: 0.15 }),
  ].join('');
}

function lobby(scene: Scene, { left, width, skin }: Block): string {
  const { tint, lampsOn, light } = scene;
  const y = GROUND - LOBBY;
  const glass = lampsOn ? LAMP_LIGHT : light.glass;
  const gate = left + width * 0.58;
  return [
    rect(left, y, width, LOBBY, tint(darker(skin.wall, 0.22))),
    rect(left - 10, y - 6, width + 20, 16, tint(lighter(skin.wall, 0.4))),
    rect(left, y + 10, width, 12, '#1f1a2b', { opacity: 0.18 }),
    rect(left + 30, y + 36, width * 0.44, LOBBY - 36, glass),
    polygon(
      [
        [left + 60, GROUND],
        [left + 130, y + 36],
        [left + 180, y + 36],
        [left + 110, GROUND],
      ],
      '#ffffff',
      { opacity: 0.22 },
    ),
    repeat(4, (n) => rect(left + 30 + n * width * 0.145, y + 36, 7, LOBBY - 36, tint(skin.frame))),
    rect(left + width * 0.19, y + 50, width * 0.13, LOBBY - 50, tint(skin.second)),
    rect(left + width * 0.3, y + 110, 6, 44, tint('#e3c069')),
    rect(gate, y + 44, width * 0.36, LOBBY - 44, tint(darker(skin.second, 0.3))),
    repeat(12, (n) => rect(gate + n * width * 0.03, y + 44, 5, LOBBY - 44, tint(skin.second))),
    rect(left - 4, GROUND - 16, width + 8, 16, tint(darker(skin.wall, 0.4))),
  ].join('');
}

function pavement(scene: Scene, { left, width, skin }: Block): string {
  const { random } = scene;
  const first = scene.turn([tree, jacaranda, tree, palm, tree] as const);
  const right = left + width;
  return [
    hedge(scene, left + width * 0.02, GROUND + 16, width * 0.15, 44),
    pottedPlant(scene, left + width * 0.53, GROUND + 18, 0.6, skin.second),
    lamppost(scene, right + 34, GROUND + 74),
    first(scene, Math.max(90, left - 190), GROUND + 66, random.between(1, 1.4)),
    tree(scene, Math.min(1540, right + 210), GROUND + 66, random.between(0.8, 1.15)),
    scene.turn([
      beetle(scene, 690, GROUND + 158, '#d9b15c'),
      bicycle(scene, left + 130, GROUND + 84, '#3f6a5c'),
      bench(scene, right - 300, GROUND + 80),
      beetle(scene, 980, GROUND + 158, '#86b3ad'),
    ]),
  ].join('');
}
