import { InboxIcon } from '@pbr/ui/icons';
import { Link } from '@tanstack/react-router';
import { formatCount } from '../../lib/format/format.ts';
import { useUnanswered } from '../../lib/use-unanswered.ts';
import classes from './header.module.css';

const MOST_SHOWN = 99;

/** Link to the inbox with the number of unanswered inquiries. */
export function UnansweredLink() {
  const count = useUnanswered();
  const label = count === 0 ? 'Consultas' : `Consultas: ${formatCount(count)} sin responder`;
  return (
    <Link to="/inquiries" className={classes.icon ?? ''} aria-label={label} title={label}>
      <InboxIcon size={24} />
      {count > 0 && (
        <span className={classes.unanswered} aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </Link>
  );
}
