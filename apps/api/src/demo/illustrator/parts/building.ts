import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { type Scene, WIDTH } from '../scene.ts';
import { circle, ellipse, glow, line, polygon, rect, repeat, curve } from '../svg.ts';

interface WindowLook {
  frame: string;
  columns?: number;
  rows?: number;
  /** With a sill that throws a shadow. */
  sill?: boolean;
  rx?: number;
}

/** A window with bars; what shines through depends on the hour. */
export function windowPane(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  look: WindowLook,
): string {
  const { frame, columns = 2, rows = 2, sill = true, rx = 4 } = look;
  const pane = scene.pane();
  const lit = pane === LAMP_LIGHT;
  return [
    rect(x - 9, y - 9, w + 18, h + 18, scene.tint(frame), { rx: rx + 3 }),
    rect(x, y, w, h, pane, { rx }),
    lit
      ? rect(x, y + h * 0.55, w, h * 0.45, '#e9a65c', { opacity: 0.35, rx })
      : polygon(
          [
            [x + w * 0.12, y + h],
            [x + w * 0.52, y],
            [x + w * 0.8, y],
            [x + w * 0.4, y + h],
          ],
          '#ffffff',
          { opacity: 0.22 },
        ),
    repeat(columns - 1, (n) => rect(x + ((n + 1) * w) / columns - 2.5, y, 5, h, scene.tint(frame))),
    repeat(rows - 1, (n) => rect(x, y + ((n + 1) * h) / rows - 2.5, w, 5, scene.tint(frame))),
    sill
      ? rect(x - 16, y + h + 9, w + 32, 12, scene.tint(lighter(frame, 0.3))) +
        rect(x - 8, y + h + 21, w + 16, 9, '#1f1a2b', { opacity: 0.16 })
      : '',
  ].join('');
}

/** Iron bars along a balcony or a gallery. */
export function railing(
  { tint }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  color = '#2d2a33',
): string {
  const bars = Math.round(w / 24);
  return (
    repeat(bars + 1, (n) =>
      line(x + (n * w) / bars, y, x + (n * w) / bars, y + h, tint(color), 4),
    ) +
    rect(x - 6, y - 6, w + 12, 9, tint(color), { rx: 4 }) +
    rect(x - 2, y + h - 4, w + 4, 7, tint(color))
  );
}

/** Pavement, kerb and street from `ground` down. */
export function street(scene: Scene, ground: number): string {
  const { tint, random } = scene;
  return [
    rect(0, ground, WIDTH, 92, tint('#cfc4b4')),
    repeat(18, (n) =>
      line(n * 100 - 30, ground + 4, n * 100 - 60, ground + 90, tint('#b9ad9c'), 3),
    ),
    rect(0, ground + 44, WIDTH, 3, tint('#b9ad9c')),
    rect(0, ground + 92, WIDTH, 22, tint('#a89c8d')),
    rect(0, ground + 114, WIDTH, 300, tint('#6a6670')),
    repeat(6, (n) =>
      rect(n * 330 - 120 + random.between(-4, 4), ground + 172, 170, 9, tint('#e8dfc9'), {
        opacity: 0.7,
      }),
    ),
  ].join('');
}

export function lamppost(scene: Scene, x: number, ground: number): string {
  const { tint, lampsOn } = scene;
  const iron = tint('#33333d');
  return [
    lampsOn ? glow('lamp', LAMP_LIGHT, 0.7) + circle(x, ground - 372, 190, 'url(#lamp)') : '',
    rect(x - 5, ground - 340, 10, 340, iron),
    rect(x - 16, ground - 26, 32, 26, iron, { rx: 5 }),
    rect(x - 11, ground - 350, 22, 14, iron, { rx: 4 }),
    ellipse(x, ground - 374, 24, 28, lampsOn ? LAMP_LIGHT : tint('#f3ead6')),
    rect(x - 19, ground - 408, 38, 9, iron, { rx: 4 }),
  ].join('');
}

export function bicycle({ tint }: Scene, x: number, ground: number, color: string): string {
  const iron = tint('#2e2c36');
  const wheel = (cx: number) =>
    circle(cx, ground - 44, 42, 'none', { stroke: iron, width: 6 }) +
    circle(cx, ground - 44, 5, iron);
  const frame = tint(color);
  return [
    ellipse(x + 62, ground, 120, 9, '#1f1a2b', { opacity: 0.2 }),
    wheel(x),
    wheel(x + 128),
    curve(
      `M ${x} ${ground - 44} L ${x + 38} ${ground - 104} H ${x + 102} L ${x + 58} ${ground - 44} Z`,
      frame,
      7,
    ),
    curve(`M ${x + 128} ${ground - 44} L ${x + 98} ${ground - 122} H ${x + 122}`, frame, 7),
    curve(`M ${x + 58} ${ground - 44} L ${x + 34} ${ground - 122}`, frame, 7),
    rect(x + 16, ground - 130, 40, 10, iron, { rx: 5 }),
  ].join('');
}

/** A plain house at the edge of the picture, so that the street goes on. */
export function neighbour(
  scene: Scene,
  x: number,
  top: number,
  w: number,
  ground: number,
  wall: string,
): string {
  const { tint } = scene;
  const faded = tint(lighter(wall, 0.25));
  const columns = Math.max(1, Math.floor(w / 150));
  const rows = Math.floor((ground - top - 60) / 190);
  return [
    rect(x, top, w, ground - top, faded),
    rect(x - 8, top - 16, w + 16, 20, tint(darker(wall, 0.15))),
    repeat(columns * rows, (n) => {
      const cell = w / columns;
      return windowPane(
        scene,
        x + (n % columns) * cell + cell / 2 - 34,
        top + 60 + Math.floor(n / columns) * 190,
        68,
        104,
        {
          frame: lighter(wall, 0.55),
          rows: 3,
        },
      );
    }),
    rect(x, ground - 44, w, 44, tint(darker(wall, 0.25))),
  ].join('');
}
