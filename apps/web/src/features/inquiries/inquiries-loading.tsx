import { Card } from '@pbr/ui/card';
import { Skeleton } from '@pbr/ui/skeleton';
import classes from './inquiry-list.module.css';

export function InquiriesLoading({ label = 'Cargando consultas...' }: { label?: string }) {
  return (
    <div role="status" aria-label={label} className={classes.list}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Card key={key}>
          <div className={classes.loading}>
            <Skeleton width="12rem" height="1.5rem" />
            <Skeleton width="16rem" height="1.25rem" />
            <Skeleton height="3rem" />
            <Skeleton width="60%" height="3.5rem" />
            <Skeleton height="2.75rem" />
          </div>
        </Card>
      ))}
    </div>
  );
}
