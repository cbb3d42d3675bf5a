import { lighter } from '../color.ts';
import { roomPaints } from '../paints.ts';
import { armchair, coffeeTable, floorLamp, sideboard, sofa } from '../parts/furniture.ts';
import { pottedPlant } from '../parts/plants.ts';
import { framedPicture, pendant, room, rug, viewWindow } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

export function livingRoom(scene: Scene): string {
  const { random } = scene;
  const paint = scene.turn(roomPaints);
  const wide = random.chance(0.5);
  const sofaX = wide ? 640 : 560;
  const sofaWidth = wide ? 720 : 600;
  return [
    room(scene, paint.wall, paint.floor),
    viewWindow(scene, {
      name: 'view',
      x: 130,
      y: 150,
      w: 340,
      h: wide ? 620 : 480,
      curtain: lighter(paint.fabric, 0.65),
    }),
    wide
      ? framedPicture(scene, 'art', [820, 210, 360, 250], [paint.fabric, paint.accent])
      : framedPicture(scene, 'art', [640, 210, 190, 250], [paint.accent, paint.fabric]) +
        framedPicture(scene, 'art2', [880, 210, 190, 250], [paint.fabric, paint.wood]),
    random.chance(0.4) ? pendant(scene, 'pendant', 800, 60, 0.9, paint.accent) : '',
    wide
      ? ''
      : sideboard(scene, 1220, 880, 320, paint.wood) +
        pottedPlant(scene, 1300, 676, 0.5, paint.accent),
    rug(scene, 830, 1040, 600, 118, lighter(paint.accent, 0.35)),
    floorLamp(scene, wide ? 1470 : 1180, 900, paint.accent),
    sofa(scene, sofaX, 950, sofaWidth, paint.fabric, paint.accent),
    random.chance(0.5)
      ? armchair(scene, 1270, 1060, paint.accent)
      : pottedPlant(scene, 1490, 1080, 1.25, paint.wood),
    pottedPlant(scene, 520, 930, 1.1, paint.accent),
    coffeeTable(scene, 830, 1100, paint.wood),
  ].join('');
}
