import { darker, lighter } from '../color.ts';
import { LAMP_LIGHT } from '../light.ts';
import { roomPaints } from '../paints.ts';
import { coffeeTable, sofa } from '../parts/furniture.ts';
import { agave, bougainvillea, pottedPlant } from '../parts/plants.ts';
import { hills, skyline, sky, volcanoes } from '../parts/sky.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';
import { circle, glow, line, polygon, rect, repeat, curve } from '../svg.ts';

const DECK = 880;

/** A roof terrace over the city. */
export function terrace(scene: Scene): string {
  const { random } = scene;
  const paint = scene.turn(roomPaints);
  const wood = random.pick(['#a8743f', '#8f6a48', '#b98b5e'] as const);
  return [
    sky(scene, 800),
    random.chance(0.6) ? volcanoes(scene, 790) : hills(scene, 790),
    skyline(scene, 800, 260),
    rect(0, 796, WIDTH, 100, scene.tint('#a7a39c')),
    parapet(scene, random.chance(0.5)),
    deck(scene, wood),
    pergola(scene, wood),
    lights(scene),
    climber(scene),
    pottedPlant(scene, 90, 980, 1.35, paint.accent),
    sofa(scene, 300, 1010, 620, '#efe6d6', paint.accent),
    agave(scene, 1330, 960, 1.3),
    planter(scene),
    coffeeTable(scene, 900, 1130, wood),
    pottedPlant(scene, 1520, 1120, 1.3, '#6d6a70'),
  ].join('');
}

function parapet({ tint }: Scene, glass: boolean): string {
  return glass
    ? rect(0, 690, WIDTH, 200, '#dff0f0', { opacity: 0.34 }) +
        repeat(9, (n) => rect(n * 200 - 5, 676, 10, 214, tint('#4a4a50'))) +
        rect(0, 672, WIDTH, 14, tint('#4a4a50'))
    : rect(0, 720, WIDTH, 170, tint('#e4d5bf')) +
        rect(0, 704, WIDTH, 22, tint('#f4ead8')) +
        rect(0, 726, WIDTH, 10, '#1f1a2b', { opacity: 0.12 });
}

function deck({ tint }: Scene, wood: string): string {
  const floor = lighter(wood, 0.25);
  return [
    rect(0, DECK, WIDTH, HEIGHT - DECK, tint(floor)),
    repeat(27, (n) =>
      line(800 + (n - 13) * 100, DECK, 800 + (n - 13) * 240, HEIGHT, tint(darker(floor, 0.2)), 3),
    ),
    rect(0, DECK, WIDTH, 24, '#1f1a2b', { opacity: 0.14 }),
  ].join('');
}

function pergola({ tint }: Scene, wood: string): string {
  return [
    ...[150, 1120].map(
      (x) =>
        rect(x, 130, 34, 830, tint(wood)) +
        rect(x + 22, 130, 12, 830, '#1f1a2b', { opacity: 0.14 }),
    ),
    rect(60, 110, 1240, 40, tint(darker(wood, 0.1))),
    repeat(11, (n) =>
      polygon(
        [
          [90 + n * 112, 84],
          [120 + n * 112, 84],
          [120 + n * 112, 178],
          [90 + n * 112, 160],
        ],
        tint(n % 2 === 0 ? wood : lighter(wood, 0.1)),
      ),
    ),
    rect(60, 150, 1240, 8, '#1f1a2b', { opacity: 0.16 }),
  ].join('');
}

function lights({ tint, lampsOn }: Scene): string {
  const y = (x: number) => 178 + Math.sin(((x - 167) / 970) * Math.PI * 3) ** 2 * 62;
  const cord = Array.from({ length: 33 }, (_, n) => 167 + n * 30.3);
  return [
    glow('bulb', LAMP_LIGHT, 0.7),
    curve(
      `M ${cord.map((x) => `${x.toFixed(0)} ${y(x).toFixed(0)}`).join(' L ')}`,
      tint('#2f2d34'),
      3,
    ),
    ...cord
      .filter((_, n) => n % 2 === 1)
      .map(
        (x) =>
          (lampsOn ? circle(x, y(x) + 16, 46, 'url(#bulb)') : '') +
          circle(x, y(x) + 14, 10, lampsOn ? '#fff0c0' : tint('#f4ead8')),
      ),
  ].join('');
}

/** Grows up the post and over the corner of the pergola. */
function climber(scene: Scene): string {
  return [
    curve(`M 1158 ${DECK + 60} C 1100 700 1190 520 1140 180`, scene.tint('#6b4b3a'), 14),
    bougainvillea(scene, 1150, 190, 190, 96),
    bougainvillea(scene, 1140, 380, 62, 120),
  ].join('');
}

function planter(scene: Scene): string {
  const { tint } = scene;
  return [
    rect(1160, 910, 330, 90, tint('#8f8579'), { rx: 6 }),
    rect(1160, 910, 330, 18, tint('#a89e91'), { rx: 6 }),
    ...[1210, 1290, 1370, 1440].map((x, n) => agave(scene, x, 914, 0.6 + (n % 2) * 0.2, '#7fa08a')),
  ].join('');
}
