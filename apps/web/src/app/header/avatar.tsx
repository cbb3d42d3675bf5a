import type { SessionUser } from '@pbr/schemas/account/user';
import classes from './avatar.module.css';

/** The person's photo, or their initials; decoration, because the name is next to it. */
export function Avatar({ user }: { user: SessionUser }) {
  const { profileImageUrl, firstName, lastName } = user;
  return (
    <span className={classes.avatar} aria-hidden="true">
      {profileImageUrl === null ? (
        initial(firstName) + initial(lastName)
      ) : (
        <img src={profileImageUrl} alt="" width="32" height="32" />
      )}
    </span>
  );
}

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('es-MX') ?? '';
