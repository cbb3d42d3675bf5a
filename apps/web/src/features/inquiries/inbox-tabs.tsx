import { formatCount } from '@pbr/schemas/format/numbers';
import { useChosenInView } from '@pbr/ui/hooks/use-chosen-in-view';
import { Link } from '@tanstack/react-router';
import { FRESH_FOR_MS } from '../../lib/lists/fresh-for.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './inbox-tabs.module.css';

/** Tabs for admins: inquiries about listings, and service requests. */
export function InboxTabs({ current }: { current: 'inquiries' | 'service-requests' }) {
  const row = useChosenInView<HTMLUListElement>(current);
  const waiting = trpc.request.waiting.useQuery(undefined, { staleTime: FRESH_FOR_MS });
  const count = waiting.data?.count ?? 0;
  const tab = (name: typeof current) => ({
    className: classes.tab ?? '',
    'aria-current': name === current ? ('page' as const) : undefined,
    activeProps: {},
    activeOptions: { exact: true },
  });
  return (
    <nav aria-label="Partes de la bandeja">
      <ul ref={row} className={classes.tabs}>
        <li>
          <Link to="/inquiries" search={{}} {...tab('inquiries')}>
            Consultas
          </Link>
        </li>
        <li>
          <Link to="/inquiries/requests" search={{}} {...tab('service-requests')}>
            Solicitudes
            {count > 0 && (
              <span className={classes.count}>
                {formatCount(count)} <span className="for-readers">por responder</span>
              </span>
            )}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
