import { CheckIcon } from '@pbr/ui/icons/icons';
import classes from './page.module.css';

export function Checks({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.checks}>
      {items.map((item) => (
        <li key={item}>
          <CheckIcon size={18} />
          {item}
        </li>
      ))}
    </ul>
  );
}
