import type { BulkPreview } from '@pbr/schemas/bulk-change/bulk-change';
import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { Button } from '@pbr/ui/button';
import { FormActions } from '@pbr/ui/form-parts';
import { Loading } from '@pbr/ui/loading';
import { useEffect, useEffectEvent } from 'react';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import classes from './bulk.module.css';

interface LookStepProps {
  action: Extract<BulkAction, 'pause' | 'activate'>;
  listings: readonly MyProperty[];
  onLooked: (preview: BulkPreview) => void;
  onClose: () => void;
}

/** Asks what a change would do that needs no form. */
export function LookStep({ action, listings, onLooked, onClose }: LookStepProps) {
  const ids = listings.map(({ id }) => id);
  // The answer is kept nowhere: the listings may have changed before the next look.
  const look = trpc.bulkChange.preview.useQuery({ action, ids }, { staleTime: 0, gcTime: 0 });
  const tell = useEffectEvent(onLooked);
  const { data, isFetching } = look;
  useEffect(() => {
    if (data && !isFetching) tell(data);
  }, [data, isFetching]);
  if (look.error && !isFetching)
    return (
      <>
        <QueryError query={look} title="No se pudo ver qué cambiaría" heading="h3" />
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
        </FormActions>
      </>
    );
  return (
    <Loading
      label="Revisando las propiedades..."
      height="1.5rem"
      count={Math.min(ids.length, 5)}
      className={classes.step}
    />
  );
}
