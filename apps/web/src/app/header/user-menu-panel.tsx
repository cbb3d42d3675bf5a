import type { SessionUser } from '@pbr/schemas/account/user';
import { PERSON_LINKS } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { SignOut } from './sign-out.tsx';
import classes from './user-menu-panel.module.css';

export interface UserMenuPanelProps {
  user: SessionUser;
  onNavigate: () => void;
}

/** The person and the links of the menu. */
export function Part({ user, onNavigate }: UserMenuPanelProps) {
  return (
    <>
      <p className={classes.person}>
        <strong>{`${user.firstName} ${user.lastName}`}</strong>
        <br />
        {user.email}
      </p>
      <ul>
        <NavigationLinks links={PERSON_LINKS} className={classes.link} onNavigate={onNavigate} />
        <li>
          <SignOut className={classes.link} />
        </li>
      </ul>
    </>
  );
}
