import type { PropertyWriteInput } from '@pbr/schemas/property';
import type { DealStatus } from '@pbr/schemas/property-values';
import type { Amenity } from './amenities.ts';
import type { SceneName } from './illustrator/draw-scene.ts';
import type { AgentName } from './people.ts';

type Required =
  | 'name'
  | 'description'
  | 'street'
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'propertyType'
  | 'operationType';

export interface DemoListing {
  /** Gives the listing its id; never shown. */
  key: string;
  agent: AgentName;
  hoursSincePublished: number;
  isActive?: false;
  dealStatus?: DealStatus;
  property: Pick<PropertyWriteInput, Required> &
    Partial<Omit<PropertyWriteInput, 'features'>> & { features: readonly Amenity[] };
  /** Scene and variant; the first is the primary one. */
  photos: readonly (readonly [SceneName, number])[];
}

export const days = (count: number) => count * 24;

export const mexicoCity = { city: 'Ciudad de México', state: 'Ciudad de México' } as const;

/** Paragraphs of a description. */
export const text = (...paragraphs: readonly string[]) => paragraphs.join('\n\n');
