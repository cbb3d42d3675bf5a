import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { icon } from '@pbr/ui/icons/icon';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { changeSearch, cleanSearch } from '../catalogue/filters/filter-state.ts';
import { listingsOf } from '../catalogue/page-query.ts';
import { NearMePanel } from './near-me-panel.tsx';
import classes from './near-me.module.css';

const LocateIcon = icon(
  'M5.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0Z',
  'M12 2.5V7m0 10v4.5M2.5 12H7m10 0h4.5',
);

/** Asks the browser where it is, at a press and never before. */
export function NearMe() {
  const navigate = useNavigate({ from: '/properties/' });
  const utils = trpc.useUtils();
  const [isAsked, setIsAsked] = useState(false);

  /** Searches around the point instead of in places. Other words stay. */
  function searchAround(near: string) {
    const around = (search: CatalogueSearch) => {
      const found = utils.property.search.getData(listingsOf(search));
      const isPlace = Boolean(found?.textPlaces);
      return changeSearch(search, {
        near,
        places: undefined,
        bbox: undefined,
        ...(isPlace && { search: undefined }),
      });
    };
    void navigate({ search: (current) => around(cleanSearch(current)), resetScroll: false });
  }

  return (
    <>
      <button
        type="button"
        className={classes.locate}
        title="Cerca de mí"
        aria-label="Cerca de mí"
        onClick={() => setIsAsked(true)}
      >
        <LocateIcon size={18} />
      </button>
      {isAsked && <NearMePanel onFound={searchAround} onClose={() => setIsAsked(false)} />}
    </>
  );
}
