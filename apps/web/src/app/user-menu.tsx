import type { SessionUser } from '@pbr/schemas/user';
import { ChevronDownIcon, UserIcon } from '@pbr/ui/icons';
import classes from './user-menu.module.css';

/** The signed-in person's own links. It opens without scripts as well. */
export function UserMenu({ user }: { user: SessionUser }) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <details className={classes.menu}>
      <summary className={classes.summary}>
        <UserIcon />
        <span className={classes.name}>{name}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={classes.panel}>
        <p className={classes.person}>
          <strong>{name}</strong>
          <br />
          {user.email}
        </p>
        <a href="/dashboard">Dashboard</a>
        <a href="/settings">Configuración</a>
        <a href="/api/logout">Cerrar Sesión</a>
      </div>
    </details>
  );
}
