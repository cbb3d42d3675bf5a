import { darker, lighter } from '../color.ts';
import type { Scene } from '../scene.ts';
import { path, rect, repeat } from '../svg.ts';
import { groundShadow } from './sky.ts';

/** A pine that stands at (x, ground); one of size 1 is 480 high. */
export function pine(
  { tint, random }: Scene,
  x: number,
  ground: number,
  size: number,
  color = '#3f6a52',
): string {
  const tiers = random.whole(4, 5);
  return [
    groundShadow(x, ground, 190 * size, 13 * size),
    rect(x - 11 * size, ground - 90 * size, 22 * size, 92 * size, tint('#5b4336')),
    repeat(tiers, (n) => {
      const half = (118 - n * 20) * size;
      const base = ground - (60 + n * (360 / tiers)) * size;
      const tip = base - 165 * size;
      return (
        path(
          `M ${x - half} ${base} Q ${x - half * 0.3} ${base - 24 * size} ${x} ${tip} Q ${x + half * 0.3} ${base - 24 * size} ${x + half} ${base} Q ${x} ${base + 26 * size} ${x - half} ${base} Z`,
          tint(n % 2 === 0 ? darker(color, 0.14) : color),
        ) +
        path(
          `M ${x - half * 0.8} ${base - 3 * size} Q ${x - half * 0.3} ${base - 24 * size} ${x} ${tip} L ${x} ${base + 4 * size} Z`,
          tint(lighter(color, 0.12)),
          { opacity: 0.7 },
        )
      );
    }),
  ].join('');
}

/** A wood far away. */
export function pineRow(scene: Scene, ground: number, height: number, color: string): string {
  const { random } = scene;
  return repeat(23, (n) => {
    const x = n * 74 + random.between(-26, 26);
    const h = height * random.between(0.6, 1.15);
    const half = h * 0.22;
    return path(
      `M ${(x - half).toFixed(0)} ${ground} L ${x.toFixed(0)} ${(ground - h).toFixed(0)} L ${(x + half).toFixed(0)} ${ground} Z`,
      n % 2 === 0 ? color : darker(color, 0.08),
    );
  });
}
