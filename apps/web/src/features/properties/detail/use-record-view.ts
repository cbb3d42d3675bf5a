import type { PropertyDetail } from '@pbr/schemas/property/read';
import { useEffect } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** Reports that a visitor has opened the page, once the visitor sees it: effects run after the page is painted. */
export function useRecordView({ id, can }: Pick<PropertyDetail, 'id' | 'can'>): void {
  const { client } = trpc.useUtils();
  useEffect(() => {
    if (can.edit) return undefined;
    const record = () => {
      if (document.visibilityState !== 'visible') return;
      stopWaiting();
      // Nobody misses a view that could not be reported.
      client.property.recordView.mutate({ propertyId: id }).catch(() => {});
    };
    const stopWaiting = () => document.removeEventListener('visibilitychange', record);
    document.addEventListener('visibilitychange', record);
    record();
    return stopWaiting;
  }, [client, id, can.edit]);
}
