import { initials } from './initials.ts';
import classes from './portrait.module.css';

interface PortraitProps {
  person: { firstName: string; lastName: string; profileImageUrl: string | null };
  /** In px. */
  size?: 32 | 44;
  /** `strong` is for the signed-in person. */
  tone?: 'quiet' | 'strong';
}

/** A person's photo, or their initials; decoration, because the name is next to it. */
export function Portrait({ person, size = 44, tone = 'quiet' }: PortraitProps) {
  const { profileImageUrl, firstName, lastName } = person;
  return (
    <span className={classes.portrait} data-size={size} data-tone={tone} aria-hidden="true">
      {profileImageUrl === null ? (
        initials({ firstName, lastName })
      ) : (
        // Low: photos of listings come first. React names others in the head of the page, which is kept for everybody.
        <img src={profileImageUrl} alt="" width={size} height={size} fetchPriority="low" />
      )}
    </span>
  );
}
