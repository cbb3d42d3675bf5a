import { darker, lighter, mix } from '../color.ts';
import { agave, organ, palm, tree } from '../parts/plants.ts';
import { hills, sky, volcanoes } from '../parts/sky.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { circle, ellipse, line, path, polygon, rect, repeat } from '../svg.ts';

const HORIZON = 640;

/** A plot with its stakes, fields and hills; now and then by the sea. */
export function land(scene: Scene): string {
  const { random, tint } = scene;
  const coast = scene.turn([false, true, false]);
  const grass = random.pick(
    coast ? (['#c9b98a', '#a9b27a'] as const) : (['#9aa85f', '#b3a45f', '#7f9b5c'] as const),
  );
  return [
    sky(scene, HORIZON),
    coast
      ? sea(scene)
      : scene.turn([true, false, false, true])
        ? volcanoes(scene, HORIZON + 20)
        : hills(scene, HORIZON + 20, '#7f9a78'),
    coast ? '' : rect(0, HORIZON + 14, WIDTH, 90, tint(grass)),
    path(
      `M 0 ${HORIZON + 40} Q 400 ${HORIZON - 10} 820 ${HORIZON + 30} T ${WIDTH} ${HORIZON + 14} V ${HEIGHT} H 0 Z`,
      tint(grass),
    ),
    path(`M 0 820 Q 500 740 1000 800 T ${WIDTH} 780 V ${HEIGHT} H 0 Z`, tint(darker(grass, 0.1))),
    coast ? '' : scene.turn([rows, rows, vines] as const)(scene),
    road(scene),
    plot(scene, grass),
    tufts(scene, grass),
    coast ? palm(scene, 250, 900, 1.3) + palm(scene, 1400, 860, 1.1) : tree(scene, 1390, 880, 1.25),
    coast ? palm(scene, 1510, 940, 1.4) : organ(scene, 180, 950, 1.2),
    agave(scene, 110, 1150, 1.5),
    agave(scene, 1500, 1160, 1.6, '#88a58f'),
    random.chance(0.5) ? agave(scene, 330, 1010, 0.9) : '',
  ].join('');
}

function sea({ tint, light }: Scene): string {
  const water = mix(tint('#3f9cac'), light.sky[1], 0.25);
  return [
    rect(0, HORIZON - 90, WIDTH, 220, water),
    ...[0, 1, 2, 3].map((n) =>
      rect(120 + n * 370, HORIZON - 60 + (n % 2) * 34, 190, 6, '#ffffff', { opacity: 0.4, rx: 3 }),
    ),
    path(
      `M 0 ${HORIZON + 30} Q 400 ${HORIZON - 6} 900 ${HORIZON + 26} T ${WIDTH} ${HORIZON + 10} V ${HORIZON + 90} H 0 Z`,
      tint('#f0e2c2'),
    ),
  ].join('');
}

function rows(scene: Scene): string {
  return repeat(4, (row) => {
    const y = 716 + row * row * 9 + row * 20;
    const size = 0.22 + row * 0.1;
    return repeat(9, (n) => agave(scene, 60 + n * (62 + row * 12), y, size));
  });
}

/** A vineyard. */
function vines({ tint, random }: Scene): string {
  return repeat(5, (row) => {
    const y = 700 + row * row * 6 + row * 16;
    const size = 10 + row * 5;
    return (
      rect(0, y, 980 + row * 20, 4, tint('#8a6a4a')) +
      repeat(34, (n) =>
        circle(
          n * 30 + random.between(-6, 6),
          y - size * 0.6,
          size * random.between(0.7, 1.1),
          tint(random.chance(0.5) ? '#5e8a4f' : '#76904b'),
        ),
      )
    );
  });
}

function road({ tint }: Scene): string {
  return (
    path(
      `M 1010 ${HORIZON + 40} C 1040 760 1240 820 1200 960 S 1040 1120 1010 ${HEIGHT} H 1390 C 1400 1100 1500 1010 1420 900 S 1100 760 1046 ${HORIZON + 40} Z`,
      tint('#d9c09a'),
    ) +
    path(`M 1060 ${HEIGHT} C 1090 1110 1260 1060 1290 950`, 'none', {
      stroke: tint('#c4a97f'),
      width: 12,
      opacity: 0.6,
    })
  );
}

/** The plot for sale: a lighter field, stakes with ribbons, a cord. */
function plot({ tint }: Scene, grass: string): string {
  const corners = [
    [340, 860],
    [900, 850],
    [980, 1090],
    [220, 1110],
  ] as const;
  const stake = ([x, y]: readonly [number, number], ribbon: string) =>
    [
      ellipse(x, y, 26, 7, '#1f1a2b', { opacity: 0.22 }),
      rect(x - 7, y - 116, 14, 118, tint('#8a5f3d')),
      polygon(
        [
          [x + 7, y - 112],
          [x + 72, y - 96],
          [x + 7, y - 78],
        ],
        tint(ribbon),
      ),
    ].join('');
  return [
    polygon(corners, tint(lighter(grass, 0.22))),
    ...corners.map(([x, y], n) => {
      const [nextX, nextY] = corners[(n + 1) % corners.length] ?? corners[0];
      return line(x, y - 60, nextX, nextY - 60, tint('#f6efe2'), 5);
    }),
    ...corners.map((corner) => stake(corner, '#d2573f')),
  ].join('');
}

function tufts({ tint, random }: Scene, grass: string): string {
  return repeat(70, () => {
    const y = random.between(880, HEIGHT - 10);
    const x = random.between(0, WIDTH);
    const size = 8 + ((y - 860) / 340) * 18;
    const tone = tint(random.chance(0.5) ? darker(grass, 0.22) : lighter(grass, 0.2));
    return random.chance(0.2)
      ? circle(x, y, size * 0.35, tint(random.pick(['#e0a24a', '#d45a8c', '#f4efe4'])))
      : path(
          `M ${x.toFixed(0)} ${y.toFixed(0)} l ${(-size * 0.6).toFixed(0)} ${(-size).toFixed(0)} l ${(size * 0.6).toFixed(0)} ${(size * 0.7).toFixed(0)} l ${(size * 0.5).toFixed(0)} ${(-size).toFixed(0)} Z`,
          tone,
        );
  });
}
