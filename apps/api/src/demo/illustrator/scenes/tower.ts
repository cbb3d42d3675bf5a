import { darker, lighter, mix } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { lamppost, street } from '../parts/building.ts';
import { foliage, hedge, jacaranda, palm, tree } from '../parts/plants.ts';
import { hills, skyline, sky, volcanoes } from '../parts/sky.ts';
import { beetle } from '../parts/street-things.ts';
import type { Scene } from '../scene.ts';
import { clipped, polygon, rect, repeat } from '../svg.ts';

const GROUND = 1030;

/** A residential tower between others, with its plaza. */
export function tower(scene: Scene): string {
  const { random } = scene;
  const left = scene.turn([560, 380, 760, 480, 660] as const);
  const body = scene.turn([balconyTower, broadTower, gardenTower] as const);
  return [
    sky(scene, GROUND),
    scene.turn([true, false, false])
      ? volcanoes(scene, GROUND - 120)
      : hills(scene, GROUND - 60, '#7d8fa0'),
    skyline(scene, GROUND, scene.turn([420, 300, 520] as const)),
    slab(scene, left + 400, random.between(380, 560), 240, '#8f9aa8'),
    glassTower(scene, left - 230, random.between(260, 460), 210),
    body(scene, left, scene.turn([96, 190, 130, 240] as const)),
    podium(scene, left),
    street(scene, GROUND),
    hedge(scene, 60, GROUND + 20, 330, 46),
    hedge(scene, 1190, GROUND + 20, 340, 46),
    scene.turn([
      tree(scene, 240, GROUND + 60, 0.95) + palm(scene, 440, GROUND + 40, 0.75),
      jacaranda(scene, 170, GROUND + 60, 1.2),
      palm(scene, 160, GROUND + 40, 1.05) + palm(scene, 320, GROUND + 50, 0.85),
      '',
    ]),
    scene.turn([
      tree(scene, 1420, GROUND + 60, 1.1) + palm(scene, 1230, GROUND + 40, 0.85),
      palm(scene, 1400, GROUND + 50, 1.15),
      tree(scene, 1330, GROUND + 60, 0.8) + tree(scene, 1510, GROUND + 60, 1.05),
    ]),
    lamppost(scene, 1250, GROUND + 70),
    scene.turn(['', beetle(scene, 200, GROUND + 158, '#c2573f'), '']),
  ].join('');
}

const broadTower = (scene: Scene, x: number, top: number) => glassTower(scene, x, top, 430);

/** Round floors with plants that hang over the edge. */
function gardenTower(scene: Scene, x: number, top: number): string {
  const { tint, random } = scene;
  const rows = Math.floor((GROUND - 130 - top) / 74);
  return [
    rect(x + 40, top - 44, 350, GROUND - top, tint('#6f8088')),
    repeat(rows, (n) => {
      const y = top + n * 74;
      const out = n % 3 === 0 ? 26 : n % 3 === 1 ? 0 : 14;
      return [
        rect(x + 50, y, 330, 56, scene.pane()),
        ...[120, 215, 310].map((dx) => rect(x + dx, y, 6, 56, tint('#3f464b'))),
        rect(x - out, y + 44, 430 + out * 2, 26, tint('#f1ebe0'), { rx: 13 }),
        rect(x - out + 12, y + 68, 406 + out * 2, 8, '#1f1a2b', { opacity: 0.18 }),
        ...[0, 1, 2].map(() =>
          foliage(
            scene,
            x + random.between(10, 420),
            y + 42,
            random.between(26, 46),
            18,
            random.pick(['#4f7d55', '#5e8a4f']),
          ),
        ),
      ].join('');
    }),
  ].join('');
}

function slab(scene: Scene, x: number, top: number, w: number, color: string): string {
  const tone = scene.tint(mix(color, scene.light.sky[2], 0.3));
  const columns = Math.floor(w / 34);
  const rows = Math.floor((GROUND - top) / 40);
  return (
    rect(x, top, w, GROUND - top, tone) +
    repeat(columns * rows, (n) =>
      rect(
        x + 12 + (n % columns) * 34,
        top + 16 + Math.floor(n / columns) * 40,
        20,
        22,
        scene.pane(),
        { opacity: 0.75 },
      ),
    )
  );
}

function glassTower(scene: Scene, x: number, top: number, w: number): string {
  const { tint, light } = scene;
  const glass = tint(mix(light.glass, '#4f7f95', 0.45));
  const rows = Math.floor((GROUND - top) / 46);
  const columns = Math.floor(w / 54);
  const shine = polygon(
    [
      [x - 60, GROUND],
      [x + w * 0.55, top],
      [x + w * 0.9, top],
      [x + w * 0.3, GROUND],
    ],
    '#ffffff',
    { opacity: 0.16 },
  );
  return [
    rect(x, top, w, GROUND - top, glass),
    clipped(`shine${Math.round(x)}`, [x, top, w, GROUND - top], [shine]),
    repeat(rows * columns, (n) => {
      const pane = scene.pane();
      return pane === LAMP_LIGHT
        ? rect(
            x + 5 + (n % columns) * (w / columns),
            top + 6 + Math.floor(n / columns) * 46,
            w / columns - 10,
            34,
            LAMP_LIGHT,
            { opacity: 0.85 },
          )
        : '';
    }),
    repeat(rows, (n) =>
      rect(x, top + n * 46, w, 5, tint(lighter('#7e95a2', 0.35)), { opacity: 0.75 }),
    ),
    repeat(columns + 1, (n) =>
      rect(x + (n * w) / columns - 2, top, 4, GROUND - top, tint('#6a7f8c'), { opacity: 0.6 }),
    ),
    rect(x + w - w * 0.22, top, w * 0.22, GROUND - top, '#1f1a2b', { opacity: 0.12 }),
    rect(x - 8, top - 14, w + 16, 18, tint('#dfe3e2')),
    rect(x + w * 0.3, top - 46, w * 0.4, 34, tint('#c2c9ca')),
  ].join('');
}

function balconyTower(scene: Scene, x: number, top: number): string {
  const { tint, random } = scene;
  const wall = random.pick(['#e9dfd0', '#d8c5ae', '#cfd3d2'] as const);
  const accent = random.pick(['#a86842', '#4f6f66', '#7a5a4a'] as const);
  const rows = Math.floor((GROUND - top) / 78);
  return [
    rect(x, top, 430, GROUND - top, tint(wall)),
    rect(x + 170, top - 40, 90, GROUND - top, tint(accent)),
    repeat(rows, (n) => {
      const y = top + 22 + n * 78;
      const side = (sx: number) =>
        [
          rect(sx, y, 150, 50, scene.pane()),
          rect(sx + 72, y, 5, 50, tint('#4a4a50')),
          rect(sx - 14, y + 46, 178, 12, tint(lighter(wall, 0.4))),
          rect(sx - 10, y + 26, 170, 20, '#d7ecec', { opacity: 0.45 }),
          rect(sx - 10, y + 58, 170, 7, '#1f1a2b', { opacity: 0.15 }),
        ].join('');
      return (
        side(x + 12) + side(x + 268) + rect(x + 186, y + 6, 58, 34, scene.pane(), { opacity: 0.9 })
      );
    }),
    rect(x + 340, top, 90, GROUND - top, '#1f1a2b', { opacity: 0.08 }),
    rect(x - 10, top - 14, 450, 18, tint(darker(wall, 0.2))),
  ].join('');
}

function podium(scene: Scene, x: number): string {
  const { tint, lampsOn, light } = scene;
  return [
    rect(x - 110, 900, 650, GROUND - 900, tint('#6d6259')),
    rect(x - 80, 924, 590, GROUND - 924, lampsOn ? LAMP_LIGHT : light.glass),
    repeat(8, (n) => rect(x - 84 + n * 84, 924, 7, GROUND - 924, tint('#3c3a40'))),
    rect(x - 130, 884, 690, 26, tint('#e8e0d2')),
    rect(x - 110, 910, 650, 10, '#1f1a2b', { opacity: 0.2 }),
    rect(x + 150, 950, 130, GROUND - 950, tint('#2f2d34')),
    rect(x + 160, 960, 52, GROUND - 960, scene.light.glass),
    rect(x + 218, 960, 52, GROUND - 960, scene.light.glass),
    rect(x + 120, 936, 190, 14, tint('#a86842')),
  ].join('');
}
