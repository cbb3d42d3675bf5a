import { MAX_BULK } from '@pbr/schemas/bulk-change/values';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { useState } from 'react';

/** The chosen listings, those of other pages and searches too, as they were when they were chosen. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, MyProperty>>(new Map());
  const [hasBegun, setBegun] = useState(false);
  return {
    listings: [...chosen.values()],
    /** Phones show the boxes only while somebody chooses. */
    isChoosing: hasBegun || chosen.size > 0,
    begin: () => setBegun(true),
    isFull: chosen.size >= MAX_BULK,
    has: ({ id }: Pick<MyProperty, 'id'>) => chosen.has(id),
    /** Chooses listings while there is room, or no longer chooses them. */
    set: (listings: readonly MyProperty[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const listing of listings) {
          if (!isChosen) after.delete(listing.id);
          else if (after.size < MAX_BULK) after.set(listing.id, listing);
        }
        return after;
      }),
    clear: () => {
      setChosen(new Map());
      setBegun(false);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
