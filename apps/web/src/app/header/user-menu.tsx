import type { SessionUser } from '@pbr/schemas/account/user';
import { ChevronDownIcon } from '@pbr/ui/icons/icons';
import { Portrait } from '@pbr/ui/portrait';
import { useDetailsMenu } from '../../lib/dialogs/use-details-menu.ts';
import { userMenuPanelPart } from './user-menu-panel-part.tsx';
import classes from './user-menu.module.css';

/** The signed-in person's own links. The menu opens without scripts too. */
export function UserMenu({ user }: { user: SessionUser }) {
  const { menu, close } = useDetailsMenu();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <details className={classes.menu} ref={menu}>
      <summary className={classes.summary}>
        <Portrait person={user} size={32} tone="strong" />
        <span className={classes.name}>{name}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={classes.panel}>
        <userMenuPanelPart.Part user={user} onNavigate={close} />
      </div>
    </details>
  );
}
