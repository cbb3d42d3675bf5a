import { lighter, mix } from '../color.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { circle, ellipse, glow, path, rect, repeat, verticalGradient } from '../svg.ts';

/** The whole background: gradient, sun or moon, clouds or stars. */
export function sky({ light, random }: Scene, horizon = HEIGHT): string {
  const [top, middle, bottom] = light.sky;
  const { x, y, radius, color } = light.orb;
  const [orbX, orbY] = [x * WIDTH, y * horizon];
  return [
    verticalGradient('sky', [
      [0, top],
      [0.6, middle],
      [1, bottom],
    ]),
    glow('halo', color, 0.75),
    rect(0, 0, WIDTH, horizon + 4, 'url(#sky)'),
    light.hour === 'night'
      ? repeat(60, () =>
          circle(
            random.between(0, WIDTH),
            random.between(0, horizon * 0.6),
            random.between(1, 2.6),
            '#fdf6dc',
            {
              opacity: random.between(0.3, 0.9),
            },
          ),
        )
      : '',
    circle(orbX, orbY, radius * 3.6, 'url(#halo)'),
    circle(orbX, orbY, radius, color),
    repeat(3, (n) =>
      cloud(
        random.between(n * 560 - 80, n * 560 + 300),
        random.between(70, horizon * 0.42),
        random.between(0.6, 1.25),
        light.cloud,
      ),
    ),
  ].join('');
}

function cloud(x: number, y: number, size: number, color: string): string {
  const puff = (dx: number, dy: number, w: number) =>
    rect(x + dx * size, y + dy * size, w * size, 34 * size, color, {
      rx: 17 * size,
      opacity: 0.55,
    });
  return puff(0, 0, 250) + puff(60, -26, 150) + puff(-50, 24, 210);
}

/** Mountains far away, the farther the paler. */
export function hills({ light, random, tint }: Scene, horizon: number, color = '#6f8f86'): string {
  return repeat(3, (n) => {
    const base = horizon - 150 + n * 62;
    const tone = mix(tint(color), light.sky[2], 0.62 - n * 0.2);
    const start = random.between(-200, 0);
    const bumps = repeat(6, (bump) => {
      const x = start + (bump + 1) * 340;
      return `Q ${Math.round(x - 170)} ${Math.round(base - random.between(30, 150))} ${Math.round(x)} ${Math.round(base + random.between(-20, 30))} `;
    });
    return path(`M ${Math.round(start)} ${base + 20} ${bumps} V ${horizon + 70} H -200 Z`, tone);
  });
}

/** The two volcanoes of the valley. */
export function volcanoes({ light, tint }: Scene, horizon: number): string {
  const rock = mix(tint('#7c86a3'), light.sky[2], 0.45);
  const snow = lighter(rock, 0.7);
  const cone = (x: number, height: number, half: number) =>
    path(
      `M ${x - half} ${horizon} Q ${x - half * 0.35} ${horizon - height * 0.55} ${x - 42} ${horizon - height} L ${x + 38} ${horizon - height + 6} Q ${x + half * 0.4} ${horizon - height * 0.5} ${x + half} ${horizon} Z`,
      rock,
    ) +
    path(
      `M ${x - 42} ${horizon - height} L ${x + 38} ${horizon - height + 6} L ${x + 84} ${horizon - height * 0.76} L ${x + 40} ${horizon - height * 0.82} L ${x + 4} ${horizon - height * 0.72} L ${x - 36} ${horizon - height * 0.83} L ${x - 82} ${horizon - height * 0.77} Z`,
      snow,
    );
  return cone(1130, 380, 470) + cone(560, 290, 540);
}

/** A row of buildings at the horizon. */
export function skyline(scene: Scene, horizon: number, maxHeight: number, width = WIDTH): string {
  const { light, random, tint } = scene;
  return repeat(2, (row) => {
    const tone = mix(tint('#76809a'), light.sky[2], 0.55 - row * 0.25);
    const parts: string[] = [];
    for (let x = -20; x < width;) {
      const w = random.between(50, 130);
      const h = random.between(maxHeight * 0.25, maxHeight * (1 - row * 0.35));
      parts.push(rect(x, horizon - h, w, h + 6, tone));
      parts.push(windowsOfTower(scene, x, horizon - h, w, h));
      x += w + random.between(-6, 26);
    }
    return parts.join('');
  });
}

function windowsOfTower(
  { light, random }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  if (light.litWindows === 0) return '';
  const columns = Math.floor(w / 22);
  const rows = Math.floor(h / 26);
  return repeat(columns * rows, (n) =>
    random.chance(light.litWindows * 0.4)
      ? rect(x + 8 + (n % columns) * 22, y + 10 + Math.floor(n / columns) * 26, 9, 12, '#ffe0a0', {
          opacity: 0.8,
        })
      : '',
  );
}

/** A soft shadow on the ground. */
export function groundShadow(x: number, y: number, width: number, height = 26): string {
  return ellipse(x, y, width / 2, height, '#1f1a2b', { opacity: 0.2 });
}
