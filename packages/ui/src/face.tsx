import classes from './face.module.css';

interface FaceProps {
  person: { firstName: string; lastName: string; profileImageUrl: string | null };
  /** In pixels. */
  size?: number;
}

/** A person's photo, or their initials; decoration, because the name is next to it. */
export function Face({ person, size = 28 }: FaceProps) {
  const { firstName, lastName, profileImageUrl } = person;
  return (
    <span className={classes.face} style={{ width: size, height: size }} aria-hidden="true">
      {profileImageUrl === null ? (
        initial(firstName) + initial(lastName)
      ) : (
        <img src={profileImageUrl} alt="" width={size} height={size} loading="lazy" />
      )}
    </span>
  );
}

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('es-MX') ?? '';
