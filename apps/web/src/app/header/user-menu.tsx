import type { SessionUser } from '@pbr/schemas/account/user';
import { ChevronDownIcon } from '@pbr/ui/icons/icons';
import { Portrait } from '@pbr/ui/portrait';
import { useDetailsMenu } from '../../lib/dialogs/use-details-menu.ts';
import { PERSON_LINKS } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { SignOut } from './sign-out.tsx';
import classes from './user-menu.module.css';

export interface UserMenuProps {
  user: SessionUser;
}

/** The signed-in person's own links. The menu opens without scripts too. */
export function Part({ user }: UserMenuProps) {
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
        <p className={classes.person}>
          <strong>{name}</strong>
          <br />
          {user.email}
        </p>
        <ul>
          <NavigationLinks links={PERSON_LINKS} className={classes.link} onNavigate={close} />
          <li>
            <SignOut className={classes.link} />
          </li>
        </ul>
      </div>
    </details>
  );
}
