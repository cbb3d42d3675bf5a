import { darker, lighter, mix } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { circle, clipped, ellipse, glow, line, path, polygon, rect, repeat } from '../svg.ts';
import { foliage } from './plants.ts';
import { hills, sky, skyline } from './sky.ts';

export const FLOOR_LINE = 850;

/** The back wall and a floor of planks or of stone. */
export function room(scene: Scene, wall: string, floor: string): string {
  const { tint, random } = scene;
  const planks = random.chance(0.6);
  return [
    rect(0, 0, WIDTH, FLOOR_LINE, tint(wall)),
    rect(0, 0, WIDTH, 40, tint(lighter(wall, 0.5))),
    rect(0, 40, WIDTH, 10, '#1f1a2b', { opacity: 0.06 }),
    rect(0, FLOOR_LINE, WIDTH, HEIGHT - FLOOR_LINE, tint(floor)),
    planks
      ? repeat(25, (n) =>
          line(
            800 + (n - 12) * 120,
            FLOOR_LINE,
            800 + (n - 12) * 260,
            HEIGHT,
            tint(darker(floor, 0.16)),
            3,
            0.7,
          ),
        )
      : repeat(15, (n) =>
          line(
            800 + (n - 7) * 230,
            FLOOR_LINE,
            800 + (n - 7) * 500,
            HEIGHT,
            tint(lighter(floor, 0.4)),
            4,
            0.8,
          ),
        ) +
        repeat(5, (n) =>
          rect(0, FLOOR_LINE + 26 + n * n * 14 + n * 26, WIDTH, 4, tint(lighter(floor, 0.4)), {
            opacity: 0.8,
          }),
        ),
    rect(0, FLOOR_LINE, WIDTH, 40, '#1f1a2b', { opacity: 0.07 }),
    rect(0, FLOOR_LINE - 26, WIDTH, 26, tint(lighter(wall, 0.6))),
    rect(0, FLOOR_LINE - 4, WIDTH, 5, '#1f1a2b', { opacity: 0.18 }),
  ].join('');
}

type View = 'city' | 'garden' | 'mountains';

interface WindowLook {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  columns?: number;
  curtain?: string;
  frame?: string;
}

/** A window that looks out, with the light that it lets in. */
export function viewWindow(
  scene: Scene,
  { name, x, y, w, h, columns = 2, curtain, frame = '#f6f1e6' }: WindowLook,
): string {
  const { tint, light, lampsOn, random } = scene;
  const view = random.pick<View>(['city', 'garden', 'mountains']);
  const beam =
    lampsOn && light.hour === 'night'
      ? ''
      : polygon(
          [
            [x + w * 0.3, FLOOR_LINE + 40],
            [x + w * 1.25, FLOOR_LINE + 40],
            [x + w * 1.7, HEIGHT - 70],
            [x + w * 0.5, HEIGHT - 70],
          ],
          light.orb.color,
          { opacity: 0.24 },
        );
  return [
    beam,
    rect(x - 18, y - 18, w + 36, h + 36, tint(frame), { rx: 4 }),
    clipped(name, [x, y, w, h], [outside(scene, view, x, y, w, h)]),
    repeat(columns - 1, (n) => rect(x + ((n + 1) * w) / columns - 6, y, 12, h, tint(frame))),
    rect(x, y, w, 10, '#1f1a2b', { opacity: 0.15 }),
    rect(x - 30, y + h + 16, w + 60, 18, tint(lighter(frame, 0.4))),
    rect(x - 22, y + h + 34, w + 44, 10, '#1f1a2b', { opacity: 0.1 }),
    curtain === undefined ? '' : curtains(scene, x, y, w, h, curtain),
  ].join('');
}

function outside(scene: Scene, view: View, x: number, y: number, w: number, h: number): string {
  const scale = Math.max(w / WIDTH, h / 700);
  const drawn = [
    sky(scene, 700),
    view === 'city' ? skyline(scene, 700, 420) : hills(scene, 640),
    view === 'garden'
      ? foliage(scene, 240, 660, 300, 190, '#5e8a4f') +
        foliage(scene, 760, 720, 320, 190, '#4f7d55') +
        foliage(scene, 1280, 650, 300, 200, '#76904b')
      : '',
    view === 'mountains' ? rect(0, 620, WIDTH, 90, scene.tint('#7c9471')) : '',
  ];
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`;
}

function curtains(
  { tint }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string {
  const side = (left: number) =>
    path(
      `M ${left} ${y - 44} H ${left + 96} Q ${left + 84} ${y + h * 0.6} ${left + 92} ${FLOOR_LINE - 14} H ${left + 4} Q ${left + 12} ${y + h * 0.5} ${left} ${y - 44} Z`,
      tint(color),
    ) +
    repeat(3, (n) =>
      line(
        left + 24 + n * 24,
        y - 30,
        left + 22 + n * 24,
        FLOOR_LINE - 26,
        tint(darker(color, 0.16)),
        5,
        0.7,
      ),
    );
  return [
    rect(x - 110, y - 58, w + 220, 12, tint('#3b3036'), { rx: 6 }),
    circle(x - 110, y - 52, 12, tint('#3b3036')),
    circle(x + w + 110, y - 52, 12, tint('#3b3036')),
    side(x - 84),
    side(x + w - 12),
  ].join('');
}

/** A framed picture: an abstract landscape in the colours of the room. */
export function framedPicture(
  scene: Scene,
  name: string,
  [x, y, w, h]: readonly [number, number, number, number],
  colors: readonly [string, string],
): string {
  const { tint, random } = scene;
  const [first, second] = colors;
  const kind = random.whole(0, 2);
  const art = [
    rect(x, y, w, h, tint('#f6efe2')),
    kind === 0
      ? circle(x + w * 0.64, y + h * 0.36, Math.min(w, h) * 0.2, tint(second)) +
        path(
          `M ${x} ${y + h * 0.66} Q ${x + w * 0.3} ${y + h * 0.36} ${x + w * 0.56} ${y + h * 0.66} T ${x + w} ${y + h * 0.6} V ${y + h} H ${x} Z`,
          tint(first),
        ) +
        rect(x, y + h * 0.82, w, h * 0.2, tint(mix(first, second, 0.5)))
      : kind === 1
        ? rect(x + w * 0.12, y + h * 0.14, w * 0.42, h * 0.5, tint(first)) +
          circle(x + w * 0.62, y + h * 0.6, Math.min(w, h) * 0.26, tint(second), { opacity: 0.9 }) +
          rect(x + w * 0.3, y + h * 0.72, w * 0.56, h * 0.1, tint(darker(first, 0.3)))
        : path(
            `M ${x + w * 0.2} ${y + h} V ${y + h * 0.5} A ${w * 0.3} ${w * 0.3} 0 0 1 ${x + w * 0.8} ${y + h * 0.5} V ${y + h} Z`,
            tint(first),
          ) +
          path(
            `M ${x + w * 0.34} ${y + h} V ${y + h * 0.56} A ${w * 0.16} ${w * 0.16} 0 0 1 ${x + w * 0.66} ${y + h * 0.56} V ${y + h} Z`,
            tint(second),
          ),
  ];
  return [
    rect(x - 8, y - 4, w + 26, h + 26, '#1f1a2b', { opacity: 0.1 }),
    rect(x - 12, y - 12, w + 24, h + 24, tint('#5a4234')),
    clipped(name, [x, y, w, h], art),
  ].join('');
}

export function pendant(
  scene: Scene,
  name: string,
  x: number,
  drop: number,
  size: number,
  color: string,
): string {
  const { tint, lampsOn } = scene;
  return [
    line(x, 0, x, drop, tint('#3b3036'), 5),
    lampsOn
      ? glow(name, LAMP_LIGHT, 0.6) + circle(x, drop + 70 * size, 230 * size, `url(#${name})`)
      : '',
    path(
      `M ${x - 16 * size} ${drop} H ${x + 16 * size} C ${x + 30 * size} ${drop + 20 * size} ${x + 86 * size} ${drop + 40 * size} ${x + 90 * size} ${drop + 84 * size} H ${x - 90 * size} C ${x - 86 * size} ${drop + 40 * size} ${x - 30 * size} ${drop + 20 * size} ${x - 16 * size} ${drop} Z`,
      tint(color),
    ),
    ellipse(
      x,
      drop + 84 * size,
      90 * size,
      13 * size,
      lampsOn ? LAMP_LIGHT : tint(lighter(color, 0.6)),
    ),
  ].join('');
}

export function rug(
  { tint }: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
): string {
  return [
    ellipse(x, y, rx, ry, tint(color)),
    ellipse(x, y, rx * 0.9, ry * 0.86, 'none', { stroke: tint(lighter(color, 0.45)), width: 7 }),
    ellipse(x, y, rx * 0.72, ry * 0.66, 'none', { stroke: tint(darker(color, 0.2)), width: 4 }),
  ].join('');
}
