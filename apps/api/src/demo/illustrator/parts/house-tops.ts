import { darker, lighter } from '../color.ts';
import type { Scene } from '../scene.ts';
import { line, polygon, rect, repeat } from '../svg.ts';
import { windowPane } from './building.ts';

export const HOUSE_GROUND = 930;

export interface HousePaint {
  white: string;
  stone: string;
  wood: string;
  accent: string;
}

/** A white box with wooden blinds. */
export function boxFloor(scene: Scene, { white, wood }: HousePaint): string {
  const { tint } = scene;
  return [
    rect(290, 388, 838, 262, tint(white)),
    rect(278, 372, 862, 24, tint(lighter(white, 0.5))),
    rect(290, 396, 838, 14, '#1f1a2b', { opacity: 0.1 }),
    rect(290, 630, 838, 24, tint(darker(white, 0.2))),
    windowPane(scene, 344, 446, 330, 142, {
      frame: '#2d2b31',
      columns: 4,
      rows: 1,
      sill: false,
      rx: 0,
    }),
    rect(720, 410, 250, 220, tint(darker(wood, 0.35))),
    repeat(14, (n) =>
      rect(722 + n * 18, 410, 10, 220, tint(n % 4 === 1 ? lighter(wood, 0.14) : wood)),
    ),
    windowPane(scene, 1016, 446, 76, 142, {
      frame: '#2d2b31',
      columns: 1,
      rows: 1,
      sill: false,
      rx: 0,
    }),
  ].join('');
}

/** An upper floor under a pitched roof, with a brick gable. */
export function gabledFloor(scene: Scene, { white, wood, accent }: HousePaint): string {
  const { tint } = scene;
  return [
    polygon(
      [
        [300, 640],
        [300, 470],
        [560, 330],
        [820, 470],
        [820, 640],
      ],
      tint(white),
    ),
    rect(820, 480, 310, 160, tint(darker(wood, 0.1))),
    repeat(19, (n) => rect(822 + n * 16.3, 480, 9, 160, tint(lighter(wood, 0.12)))),
    line(276, 480, 560, 326, tint('#3b3a42'), 24),
    line(560, 326, 846, 480, tint('#3b3a42'), 24),
    rect(810, 462, 336, 22, tint('#3b3a42')),
    windowPane(scene, 400, 470, 320, 130, {
      frame: '#2d2b31',
      columns: 4,
      rows: 1,
      sill: false,
      rx: 0,
    }),
    windowPane(scene, 900, 512, 170, 90, {
      frame: '#2d2b31',
      columns: 2,
      rows: 1,
      sill: false,
      rx: 0,
    }),
    rect(290, 630, 850, 20, tint(darker(accent, 0.3))),
  ].join('');
}

/** Instead of an upper floor. */
export function flatRoof({ tint }: Scene, { white }: HousePaint): string {
  return [
    rect(330, 588, 800, 58, tint(white)),
    rect(330, 646, 800, 18, '#1f1a2b', { opacity: 0.22 }),
    rect(318, 574, 830, 22, tint(lighter(white, 0.5))),
    rect(360, 664, 14, HOUSE_GROUND - 664, tint('#2d2b31')),
  ].join('');
}
