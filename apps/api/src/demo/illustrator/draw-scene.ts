import { HOURS, type Hour } from './light.ts';
import { createScene, type Draw, HEIGHT, WIDTH } from './scene.ts';
import { apartmentBlock } from './scenes/apartment-block.ts';
import { bathroom } from './scenes/bathroom.ts';
import { bedroom } from './scenes/bedroom.ts';
import { cabin } from './scenes/cabin.ts';
import { coastHouse } from './scenes/coast-house.ts';
import { courtyard } from './scenes/courtyard.ts';
import { decoFacade } from './scenes/deco-facade.ts';
import { diningRoom } from './scenes/dining-room.ts';
import { gym } from './scenes/gym.ts';
import { hallway } from './scenes/hallway.ts';
import { kitchen } from './scenes/kitchen.ts';
import { land } from './scenes/land.ts';
import { livingRoom } from './scenes/living-room.ts';
import { loftBuilding } from './scenes/loft-building.ts';
import { modernHouse } from './scenes/modern-house.ts';
import { office } from './scenes/office.ts';
import { poolDeck } from './scenes/pool-deck.ts';
import { portrait } from './scenes/portrait.ts';
import { premises } from './scenes/premises.ts';
import { roofGarden } from './scenes/roof-garden.ts';
import { shop } from './scenes/shop.ts';
import { streetHouse } from './scenes/street-house.ts';
import { study } from './scenes/study.ts';
import { terrace } from './scenes/terrace.ts';
import { tower } from './scenes/tower.ts';
import { warehouse } from './scenes/warehouse.ts';
import { group } from './svg.ts';

const outdoors = {
  decoFacade,
  modernHouse,
  tower,
  courtyard,
  terrace,
  land,
  shop,
  apartmentBlock,
  streetHouse,
  loftBuilding,
  coastHouse,
  cabin,
  warehouse,
  roofGarden,
  poolDeck,
};
const indoors = {
  livingRoom,
  diningRoom,
  kitchen,
  bedroom,
  bathroom,
  office,
  premises,
  study,
  hallway,
  gym,
  portrait,
};
const scenes: Readonly<Record<SceneName, Draw>> = { ...outdoors, ...indoors };

export type SceneName = keyof typeof outdoors | keyof typeof indoors;
export const SCENE_NAMES = Object.keys(scenes) as SceneName[];

export interface Drawing {
  scene: SceneName;
  /** Each number is another picture: other colours, another hour, other things in it. */
  variant: number;
}

/** A drawing as SVG, the same every time for the same scene and variant. */
export function drawScene({ scene: name, variant }: Drawing): string {
  const scene = createScene({
    seed: `${name} ${variant}`,
    variant,
    hour: hourOf(name, variant),
    indoors: Object.hasOwn(indoors, name),
  });
  const mirrored = name !== 'portrait' && scene.random.chance(0.5);
  const body = scenes[name](scene);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    mirrored ? group([body], `translate(${WIDTH} 0) scale(-1 1)`) : body,
    '</svg>',
  ].join('');
}

/** Pictures by day are what sells; one in five shows the evening and one in ten the night. */
function hourOf(name: SceneName, variant: number): Hour {
  const day: readonly Hour[] = ['noon', 'morning', 'noon', 'evening', 'morning'];
  const start = SCENE_NAMES.indexOf(name);
  if ((start + variant) % 9 === 8) return HOURS[3];
  return day[(start + variant) % day.length] ?? 'noon';
}
