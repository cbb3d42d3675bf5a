import { darker, lighter } from '../color.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, group, line, path, rect, repeat, curve } from '../svg.ts';
import { groundShadow } from './sky.ts';

const GREENS = ['#4f7d55', '#5e8a4f', '#3f6f5a', '#76904b'] as const;
const BLOSSOMS = ['#c2407a', '#d45a8c', '#b43a8a', '#e0704f'] as const;

/** Leaves as a heap of round tufts, dark below and light above. */
export function foliage(
  { random, tint }: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
): string {
  const tuft = Math.min(rx, ry);
  const heap = (tone: string, count: number, lift: number, spread: number, size: number) =>
    repeat(count, (n) => {
      const angle = (n / count) * Math.PI * 2 + random.between(-0.2, 0.2);
      const reach = spread * Math.sqrt(random.between(0.35, 1));
      return circle(
        x - lift * rx * 0.5 + Math.cos(angle) * reach * rx,
        y - lift * ry + Math.sin(angle) * reach * ry,
        size * tuft * random.between(0.75, 1.25),
        tint(tone),
      );
    });
  return [
    ellipse(x, y + ry * 0.08, rx * 0.84, ry * 0.8, tint(darker(color, 0.26))),
    heap(darker(color, 0.26), 22, -0.06, 0.86, 0.24),
    ellipse(x - rx * 0.05, y - ry * 0.14, rx * 0.66, ry * 0.58, tint(color)),
    heap(color, 22, 0.12, 0.68, 0.2),
    heap(lighter(color, 0.14), 14, 0.36, 0.42, 0.17),
    heap(lighter(color, 0.28), 9, 0.5, 0.3, 0.1),
  ].join('');
}

/** A street tree that stands at (x, ground). */
export function tree(
  scene: Scene,
  x: number,
  ground: number,
  size: number,
  color?: string,
): string {
  const { random, tint } = scene;
  const bark = tint('#5b4336');
  const lean = random.between(-26, 26) * size;
  const top = ground - 330 * size;
  return [
    groundShadow(x, ground, 300 * size, 20 * size),
    path(
      `M ${x - 20 * size} ${ground} C ${x - 8 * size} ${ground - 130 * size} ${x - 16 * size} ${ground - 200 * size} ${x + lean - 10 * size} ${top} L ${x + lean + 12 * size} ${top} C ${x + 12 * size} ${ground - 200 * size} ${x + 10 * size} ${ground - 120 * size} ${x + 22 * size} ${ground} Z`,
      bark,
    ),
    curve(
      `M ${x} ${ground - 190 * size} Q ${x + 50 * size} ${ground - 250 * size} ${x + 100 * size} ${ground - 330 * size}`,
      bark,
      13 * size,
    ),
    curve(
      `M ${x} ${ground - 170 * size} Q ${x - 60 * size} ${ground - 250 * size} ${x - 110 * size} ${ground - 310 * size}`,
      bark,
      11 * size,
    ),
    foliage(scene, x + lean, top - 40 * size, 230 * size, 165 * size, color ?? random.pick(GREENS)),
  ].join('');
}

/** In flower, with petals on the ground. */
export function jacaranda(scene: Scene, x: number, ground: number, size: number): string {
  const { random, tint } = scene;
  return (
    repeat(40, () =>
      ellipse(
        x + random.between(-260, 260) * size,
        ground + random.between(-12, 60) * size,
        7 * size,
        3.5 * size,
        tint('#a48bd0'),
        { opacity: 0.85 },
      ),
    ) + tree(scene, x, ground, size, '#9479c4')
  );
}

export function palm({ tint, random }: Scene, x: number, ground: number, size: number): string {
  const top = ground - 420 * size;
  const leaf = tint(random.pick(GREENS));
  const frond = (reach: number, drop: number, tone: string) =>
    path(
      `M ${x} ${top} Q ${x + reach * 0.55 * size} ${top - 90 * size} ${x + reach * size} ${top + drop * size} Q ${x + reach * 0.5 * size} ${top - 30 * size} ${x} ${top + 14 * size} Z`,
      tone,
    );
  return [
    groundShadow(x, ground, 180 * size, 14 * size),
    path(
      `M ${x - 13 * size} ${ground} Q ${x - 2 * size} ${ground - 220 * size} ${x - 8 * size} ${top} H ${x + 9 * size} Q ${x + 16 * size} ${ground - 200 * size} ${x + 17 * size} ${ground} Z`,
      tint('#84694e'),
    ),
    ...[-190, -130, 130, 190].map((reach) => frond(reach, 120, darker(leaf, 0.2))),
    ...[-210, -80, 80, 210].map((reach) => frond(reach, 30, leaf)),
  ].join('');
}

export function agave(
  { tint }: Scene,
  x: number,
  ground: number,
  size: number,
  color = '#6f9a8d',
): string {
  return group(
    [-72, -50, -28, -8, 14, 36, 58, 78].map((tip, n) =>
      path(
        `M ${x - 16 * size} ${ground} Q ${x + (tip / 2 - 8) * size} ${ground - 60 * size} ${x + tip * size} ${ground - (96 - Math.abs(tip) * 0.7) * size} Q ${x + (tip / 2 + 14) * size} ${ground - 40 * size} ${x + 16 * size} ${ground} Z`,
        tint(n % 2 === 0 ? color : darker(color, 0.15)),
      ),
    ),
  );
}

/** A tall cactus. */
export function organ({ tint }: Scene, x: number, ground: number, size: number): string {
  const green = '#5c8a63';
  return [0, -46, 44]
    .map((dx, n) => {
      const height = (n === 0 ? 300 : 190 + n * 20) * size;
      const left = x + dx * size - 19 * size;
      return (
        rect(
          left,
          ground - height,
          38 * size,
          height,
          tint(n === 0 ? green : darker(green, 0.12)),
          { rx: 19 * size },
        ) +
        line(
          left + 13 * size,
          ground - height + 20 * size,
          left + 13 * size,
          ground,
          tint(lighter(green, 0.2)),
          3 * size,
        ) +
        line(
          left + 26 * size,
          ground - height + 20 * size,
          left + 26 * size,
          ground,
          tint(darker(green, 0.25)),
          3 * size,
        )
      );
    })
    .join('');
}

export function bougainvillea(scene: Scene, x: number, y: number, rx: number, ry: number): string {
  const { random, tint } = scene;
  const bloom = random.pick(BLOSSOMS);
  return (
    foliage(scene, x, y, rx, ry, '#4f7d55') +
    repeat(70, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * 1.05;
      return circle(
        x + Math.cos(angle) * reach * rx,
        y + Math.sin(angle) * reach * ry,
        random.between(6, 15),
        tint(random.chance(0.5) ? bloom : lighter(bloom, 0.25)),
      );
    })
  );
}

/** A pot with big leaves; (x, ground) is the middle of its foot. */
export function pottedPlant(
  { random, tint }: Scene,
  x: number,
  ground: number,
  size: number,
  pot = '#b8623f',
): string {
  const leaf = random.pick(GREENS);
  const top = ground - 110 * size;
  const leaves = [-70, -48, -22, 4, 30, 54, 76];
  return [
    groundShadow(x, ground, 150 * size, 12 * size),
    ...leaves.map((tilt, n) => {
      const height = (230 - Math.abs(tilt) * 1.4) * size;
      const [tipX, tipY] = [x + tilt * 1.9 * size, top - height];
      return path(
        `M ${x} ${top + 10 * size} C ${x + tilt * 0.2 * size} ${top - height * 0.5} ${tipX - 34 * size} ${tipY + 40 * size} ${tipX} ${tipY} C ${tipX + 34 * size} ${tipY + 56 * size} ${x + tilt * 0.7 * size} ${top - height * 0.3} ${x} ${top + 10 * size} Z`,
        tint(n % 2 === 0 ? leaf : lighter(leaf, 0.18)),
      );
    }),
    path(
      `M ${x - 58 * size} ${top} H ${x + 58 * size} L ${x + 42 * size} ${ground} H ${x - 42 * size} Z`,
      tint(pot),
    ),
    path(
      `M ${x + 10 * size} ${top} H ${x + 58 * size} L ${x + 42 * size} ${ground} H ${x + 8 * size} Z`,
      tint(darker(pot, 0.14)),
    ),
    rect(x - 64 * size, top - 14 * size, 128 * size, 26 * size, tint(lighter(pot, 0.1)), {
      rx: 6 * size,
    }),
  ].join('');
}

export function hedge(
  { random, tint }: Scene,
  x: number,
  ground: number,
  width: number,
  height: number,
): string {
  const green = random.pick(GREENS);
  return (
    rect(x, ground - height, width, height, tint(darker(green, 0.12)), { rx: height * 0.3 }) +
    repeat(Math.floor(width / 26), (n) =>
      circle(
        x + 16 + n * 26,
        ground - height + random.between(0, 14),
        random.between(14, 24),
        tint(n % 3 === 0 ? lighter(green, 0.12) : green),
      ),
    )
  );
}
