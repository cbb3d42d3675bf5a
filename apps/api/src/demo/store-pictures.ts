import { type StoredPhoto, storePhoto } from '../lib/photos.ts';
import type { Storage } from '../lib/storage.ts';
import type { DemoListing } from './demo-listing.ts';
import type { Drawing } from './illustrator/draw-scene.ts';
import { rasterise } from './illustrator/rasterise.ts';
import { people } from './people.ts';

export const pictureName = ({ scene, variant }: Drawing) => `${scene} ${variant}`;

/** Pictures that are drawn at the same time; more would only hold memory. */
const AT_ONCE = 2;

export const portraitOf = (person: { portrait: number }): Drawing => ({
  scene: 'portrait',
  variant: person.portrait,
});

/**
 * Draws and stores every picture that the listings show, each once, and the faces of the people. Stored ones are not encoded again, so a seed that was
 * interrupted goes on where it was.
 */
export async function storePictures(
  storage: Storage,
  listings: readonly DemoListing[],
  onStored: (done: number, total: number) => void,
): Promise<ReadonlyMap<string, StoredPhoto>> {
  const drawings = distinctDrawings(listings);
  const waiting = [...drawings];
  const stored = new Map<string, StoredPhoto>();
  const draw = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      stored.set(pictureName(next), await storePhoto(storage, await rasterise(next)));
      onStored(stored.size, drawings.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  return stored;
}

function distinctDrawings(listings: readonly DemoListing[]): Drawing[] {
  const drawings: Drawing[] = listings.flatMap(({ photos }) =>
    photos.map(([scene, variant]) => ({ scene, variant })),
  );
  drawings.push(...Object.values(people).map(portraitOf));
  return [...new Map(drawings.map((drawing) => [pictureName(drawing), drawing])).values()];
}
