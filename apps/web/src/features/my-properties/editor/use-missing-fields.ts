import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { checkListing } from './form-values.ts';
import type { ListingForm, ListingState } from './use-listing-form.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form opens because the draft could not be published as it is. */
    isPublishing?: boolean;
  }
}

/** Shows what a draft lacks as soon as its form opens, if it was to be published from the list. */
export function useMissingFields({ showErrors }: ListingForm, { latest }: ListingState): void {
  const isPublishing = useLocation({ select: ({ state }) => state.isPublishing === true });
  const show = useEffectEvent(() => {
    const { values, isDraft } = latest();
    const checked = checkListing(values);
    if (isDraft && 'errors' in checked) showErrors(checked.errors);
  });
  useEffect(() => {
    if (!isPublishing) return undefined;
    // An effect may not render synchronously, as the first error's focus needs it.
    const soon = setTimeout(show);
    return () => clearTimeout(soon);
  }, [isPublishing]);
}
