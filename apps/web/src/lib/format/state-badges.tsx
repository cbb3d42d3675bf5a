import { isClosedDeal } from '@pbr/schemas/property/deal-status';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { dealStatusLabels, labelOf } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';

type State = Pick<MyProperty, 'isActive' | 'isDraft' | 'dealStatus'>;

/** The state of a listing, for its agent; what differs from the usual stands out. A sold or rented listing is in no public list, so it is not called active. */
export function StateBadges({ isActive, isDraft, dealStatus }: State) {
  if (isDraft) return <Badge tone="strong">Borrador</Badge>;
  const isClosed = isClosedDeal(dealStatus);
  return (
    <>
      {!isActive && <Badge tone="strong">Inactiva</Badge>}
      {isActive && !isClosed && <Badge tone="neutral">Activa</Badge>}
      {dealStatus !== null && (
        <>
          {' '}
          <Badge tone={isClosed ? 'strong' : 'both'}>{labelOf(dealStatusLabels, dealStatus)}</Badge>
        </>
      )}
    </>
  );
}
