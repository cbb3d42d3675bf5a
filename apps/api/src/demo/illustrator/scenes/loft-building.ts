import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { streetPaints } from '../paints.ts';
import { bicycle, lamppost, neighbour, street } from '../parts/building.ts';
import { hedge, pottedPlant, tree } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { beetle } from '../parts/street-things.ts';
import type { Scene } from '../scene.ts';
import { line, path, polygon, rect, repeat } from '../svg.ts';

const GROUND = 1010;
const LEFT = 250;
const RIGHT = 1350;
const STOREY = 230;

interface Look {
  brick: string;
  steel: string;
  accent: string;
}

const looks = [
  { brick: '#a9573f', steel: '#2c3236', accent: '#d9a441' },
  { brick: '#8f6a55', steel: '#24413c', accent: '#c2573f' },
  { brick: '#d8cbb8', steel: '#33323a', accent: '#3f6a5c' },
  { brick: '#6b4a44', steel: '#e6dccb', accent: '#4d8f96' },
] as const satisfies readonly [Look, ...Look[]];

/** An old factory turned into homes: brick, steel windows, a saw-tooth roof. */
export function loftBuilding(scene: Scene): string {
  const { random } = scene;
  const look = scene.turn(looks);
  const floors = scene.turn([3, 2, 3] as const);
  const top = GROUND - floors * STOREY - 60;
  return [
    sky(scene, GROUND),
    neighbour(scene, -80, random.between(520, 620), 360, GROUND, random.pick(streetPaints).wall),
    neighbour(scene, 1330, random.between(480, 600), 360, GROUND, random.pick(streetPaints).wall),
    scene.turn([tank(scene, Math.max(top, 330)), sawTooth(scene, look, top)]),
    wall(scene, look, top),
    repeat(floors - 1, (n) => windowRow(scene, look, top + 60 + n * STOREY, n === 0)),
    groundFloor(scene, look),
    scene.turn([stairs(scene, look, top), '', '']),
    street(scene, GROUND),
    hedge(scene, 280, GROUND + 16, 180, 40),
    pottedPlant(scene, 640, GROUND + 20, 0.7, look.accent),
    pottedPlant(scene, 960, GROUND + 20, 0.7, look.accent),
    lamppost(scene, 1380, GROUND + 72),
    tree(scene, scene.turn([140, 1480] as const), GROUND + 66, 1.25),
    scene.turn([
      bicycle(scene, 1090, GROUND + 84, look.accent),
      beetle(scene, 330, GROUND + 158, look.accent),
    ]),
  ].join('');
}

function tank({ tint }: Scene, top: number): string {
  return [
    ...[1080, 1180].map((x) => rect(x, top - 130, 10, 132, tint('#3b3a42'))),
    line(1084, top - 20, 1186, top - 110, tint('#3b3a42'), 7),
    rect(1056, top - 250, 158, 130, tint('#8a6a4c')),
    repeat(5, (n) => rect(1056 + n * 34, top - 250, 4, 130, tint('#6f5239'))),
    polygon(
      [
        [1044, top - 248],
        [1135, top - 310],
        [1226, top - 248],
      ],
      tint('#5a4a40'),
    ),
  ].join('');
}

function sawTooth({ tint, lampsOn, light }: Scene, { brick, steel }: Look, top: number): string {
  return repeat(4, (n) => {
    const x = LEFT + n * 275;
    return (
      polygon(
        [
          [x, top + 4],
          [x, top - 110],
          [x + 275, top + 4],
        ],
        tint(darker(brick, 0.12)),
      ) +
      polygon(
        [
          [x + 18, top - 14],
          [x + 18, top - 80],
          [x + 176, top - 14],
        ],
        lampsOn ? LAMP_LIGHT : light.glass,
      ) +
      line(x - 6, top - 112, x + 280, top + 6, tint(steel), 11)
    );
  });
}

function wall({ tint, random }: Scene, { brick }: Look, top: number): string {
  const rows = Math.floor((GROUND - top) / 26);
  return [
    rect(LEFT, top, RIGHT - LEFT, GROUND - top, tint(brick)),
    repeat(rows, (n) => rect(LEFT, top + n * 26, RIGHT - LEFT, 2, tint(lighter(brick, 0.16)))),
    repeat(rows * 3, () =>
      rect(
        random.between(LEFT, RIGHT - 50),
        top + random.whole(0, rows - 1) * 26 + 4,
        44,
        20,
        tint(random.chance(0.5) ? darker(brick, 0.12) : lighter(brick, 0.12)),
      ),
    ),
    rect(LEFT - 10, top - 14, RIGHT - LEFT + 20, 26, tint(darker(brick, 0.25))),
    rect(LEFT, top + 12, RIGHT - LEFT, 10, '#1f1a2b', { opacity: 0.15 }),
  ].join('');
}

function windowRow(scene: Scene, { brick, steel }: Look, y: number, arched: boolean): string {
  const { tint } = scene;
  return [310, 580, 850, 1120]
    .map((x) => {
      const [w, h] = [170, STOREY - 66];
      const shape = (out: number) =>
        arched
          ? `M ${x - out} ${y + h + out} V ${y + 54} A ${w / 2 + out} ${60 + out} 0 0 1 ${x + w + out} ${y + 54} V ${y + h + out} Z`
          : `M ${x - out} ${y - out} H ${x + w + out} V ${y + h + out} H ${x - out} Z`;
      return [
        path(shape(14), tint(darker(brick, 0.3))),
        path(shape(0), scene.pane()),
        repeat(4, (n) =>
          rect(
            x + (n * w) / 4 + (n === 0 ? 0 : -2),
            y + (arched ? 30 : 0),
            5,
            h - (arched ? 30 : 0),
            tint(steel),
          ),
        ),
        repeat(4, (n) => rect(x, y + 54 + n * 38, w, 5, tint(steel))),
        rect(x - 24, y + h + 8, w + 48, 14, tint(lighter(brick, 0.35))),
      ].join('');
    })
    .join('');
}

function groundFloor(scene: Scene, { steel, accent, brick }: Look): string {
  const { tint, lampsOn, light } = scene;
  const y = GROUND - 220;
  const glass = lampsOn ? LAMP_LIGHT : light.glass;
  const big = (x: number) =>
    [
      rect(x - 10, y, 330, 220, tint(steel)),
      rect(x, y + 10, 310, 170, glass),
      repeat(3, (n) => rect(x + (n + 1) * 77 - 3, y + 10, 6, 170, tint(steel))),
      rect(x, y + 66, 310, 5, tint(steel)),
      rect(x, y + 180, 310, 40, tint(darker(steel, 0.2))),
    ].join('');
  return [
    rect(LEFT, y - 20, RIGHT - LEFT, 16, tint(lighter(brick, 0.3))),
    big(300),
    big(990),
    rect(690, y, 220, 220, tint(accent)),
    rect(704, y + 14, 92, 206, tint(darker(accent, 0.22))),
    rect(804, y + 14, 92, 206, tint(darker(accent, 0.22))),
    ...[714, 814].map((x) => rect(x, y + 28, 72, 90, glass)),
    rect(672, y - 26, 256, 20, tint(steel), { rx: 4 }),
    rect(680, y - 4, 240, 10, '#1f1a2b', { opacity: 0.2 }),
  ].join('');
}

function stairs({ tint }: Scene, { steel }: Look, top: number): string {
  return repeat(2, (n) => {
    const y = top + 236 + n * STOREY;
    return [
      rect(810, y, 260, 9, tint(steel)),
      repeat(11, (bar) => rect(812 + bar * 25, y - 44, 4, 46, tint(steel))),
      rect(808, y - 48, 264, 6, tint(steel)),
      line(840, y + 6, 1010, y + 168, tint(steel), 9),
      line(868, y + 6, 1038, y + 168, tint(steel), 5),
    ].join('');
  });
}
