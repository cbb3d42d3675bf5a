import { darker, lighter } from '../color.ts';
import type { Scene } from '../scene.ts';
import { HEIGHT, WIDTH } from '../scene.ts';
import { circle, curve, ellipse, path, rect } from '../svg.ts';

interface Look {
  ground: string;
  skin: string;
  hair: string;
  clothes: string;
  collar: string;
  cut: 'long' | 'short' | 'bun' | 'curly' | 'beard' | 'bob';
  glasses?: true;
}

/** Nobody in particular. */
const looks = [
  {
    ground: '#d8a64e',
    skin: '#c98e68',
    hair: '#3a2a26',
    clothes: '#2f5d50',
    collar: '#f4efe4',
    cut: 'long',
  },
  {
    ground: '#86a08c',
    skin: '#b87c58',
    hair: '#2c2624',
    clothes: '#4d5f7c',
    collar: '#f4efe4',
    cut: 'beard',
    glasses: true,
  },
  {
    ground: '#c9798a',
    skin: '#dba884',
    hair: '#5b3a2a',
    clothes: '#f1e6d2',
    collar: '#d9a441',
    cut: 'bun',
  },
  {
    ground: '#6d8ba5',
    skin: '#a96f4d',
    hair: '#241f1f',
    clothes: '#b6503a',
    collar: '#f4efe4',
    cut: 'short',
  },
  {
    ground: '#e0b49a',
    skin: '#c48a62',
    hair: '#33241f',
    clothes: '#7b5a8e',
    collar: '#f4efe4',
    cut: 'curly',
    glasses: true,
  },
  {
    ground: '#9fb8a5',
    skin: '#d3a07a',
    hair: '#a79f98',
    clothes: '#33424d',
    collar: '#f4efe4',
    cut: 'bob',
  },
  {
    ground: '#b9a3c9',
    skin: '#9c6546',
    hair: '#1f1b1c',
    clothes: '#d98a3a',
    collar: '#f4efe4',
    cut: 'bob',
    glasses: true,
  },
  {
    ground: '#c9b38a',
    skin: '#dcae8c',
    hair: '#7a4a2c',
    clothes: '#3f6a5c',
    collar: '#f4efe4',
    cut: 'beard',
  },
] as const satisfies readonly [Look, ...Look[]];

const X = WIDTH / 2;

/** Head and shoulders, in the middle square. */
export function portrait(scene: Scene): string {
  const look: Look = scene.turn(looks);
  return [
    rect(0, 0, WIDTH, HEIGHT, look.ground),
    circle(X, 560, 470, lighter(look.ground, 0.35)),
    hairBehind(look),
    shoulders(look),
    head(look),
    hairBefore(look),
    face(look),
  ].join('');
}

function hairBehind({ hair, cut }: Look): string {
  if (cut === 'long')
    return path(
      `M ${X - 240} 1010 Q ${X - 320} 240 ${X} 230 Q ${X + 320} 240 ${X + 240} 1010 Z`,
      hair,
    );
  if (cut === 'bob')
    return path(
      `M ${X - 250} 790 Q ${X - 300} 230 ${X} 226 Q ${X + 300} 230 ${X + 250} 790 Z`,
      hair,
    );
  if (cut === 'bun') return circle(X + 10, 220, 100, hair);
  if (cut !== 'curly') return '';
  return [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map((n) => {
      const angle = Math.PI * (0.88 + n * 0.155);
      return circle(X + Math.cos(angle) * 215, 520 + Math.sin(angle) * 230, 108, hair);
    })
    .join('');
}

function shoulders({ clothes, collar, skin }: Look): string {
  return [
    path(
      `M ${X - 430} 1200 Q ${X - 420} 930 ${X - 130} 890 H ${X + 130} Q ${X + 420} 930 ${X + 430} 1200 Z`,
      clothes,
    ),
    path(`M ${X - 130} 890 L ${X} 1040 L ${X + 130} 890 Z`, collar),
    path(`M ${X - 84} 700 H ${X + 84} V 900 Q ${X} 990 ${X - 84} 900 Z`, darker(skin, 0.14)),
    path(`M ${X - 150} 884 L ${X - 40} 1060 L ${X - 210} 1010 Z`, darker(clothes, 0.2)),
    path(`M ${X + 150} 884 L ${X + 40} 1060 L ${X + 210} 1010 Z`, darker(clothes, 0.2)),
  ].join('');
}

function head({ skin }: Look): string {
  return [
    ...[-196, 196].map((dx) => ellipse(X + dx, 560, 36, 54, darker(skin, 0.08))),
    path(
      `M ${X - 190} 480 Q ${X - 190} 300 ${X} 300 Q ${X + 190} 300 ${X + 190} 480 V 590 Q ${X + 180} 790 ${X} 800 Q ${X - 180} 790 ${X - 190} 590 Z`,
      skin,
    ),
  ].join('');
}

function hairBefore({ hair, cut, skin }: Look): string {
  const fringe =
    cut === 'short' || cut === 'beard'
      ? `M ${X - 206} 520 Q ${X - 236} 250 ${X} 240 Q ${X + 236} 250 ${X + 206} 520 Q ${X + 186} 400 ${X + 120} 386 Q ${X - 40} 400 ${X - 130} 372 Q ${X - 190} 420 ${X - 206} 520 Z`
      : `M ${X - 208} 560 Q ${X - 240} 246 ${X} 240 Q ${X + 240} 246 ${X + 208} 560 Q ${X + 190} 420 ${X + 40} 346 Q ${X - 130} 420 ${X - 208} 560 Z`;
  const beard =
    cut === 'beard'
      ? path(
          `M ${X - 190} 570 Q ${X - 176} 640 ${X - 90} 660 Q ${X} 636 ${X + 90} 660 Q ${X + 176} 640 ${X + 190} 570 Q ${X + 196} 810 ${X} 834 Q ${X - 196} 810 ${X - 190} 570 Z`,
          hair,
        ) + ellipse(X, 706, 62, 24, skin)
      : '';
  return path(fringe, hair) + beard;
}

function face({ skin, hair, glasses }: Look): string {
  const dark = '#33282a';
  return [
    ...[-80, 80].map((dx) => circle(X + dx, 548, 15, dark)),
    ...[-80, 80].map((dx) =>
      curve(`M ${X + dx - 40} 500 Q ${X + dx} 482 ${X + dx + 40} 500`, darker(hair, 0.1), 12),
    ),
    curve(`M ${X} 560 Q ${X + 22} 620 ${X - 12} 630`, darker(skin, 0.25), 9),
    curve(`M ${X - 58} 692 Q ${X} 740 ${X + 58} 692`, '#8f4638', 13),
    ...[-120, 120].map((dx) => circle(X + dx, 640, 36, '#d2674f', { opacity: 0.2 })),
    glasses
      ? [-80, 80]
          .map((dx) => circle(X + dx, 550, 62, 'none', { stroke: dark, width: 9 }))
          .join('') + curve(`M ${X - 18} 546 Q ${X} 530 ${X + 18} 546`, dark, 9)
      : '',
  ].join('');
}
