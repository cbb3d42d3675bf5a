import type { Profile } from '@pbr/schemas/account/profile';
import { useState } from 'react';
import classes from './photo.module.css';

interface OwnPortraitProps {
  profile: Profile;
  /** The photo being uploaded; the browser may be unable to show it. */
  preview: string | undefined;
}

export function OwnPortrait({ profile, preview }: OwnPortraitProps) {
  const { firstName, lastName, profileImageUrl } = profile;
  const [unreadable, setUnreadable] = useState<string>();
  const photo = preview ?? profileImageUrl;
  return (
    <span className={classes.portrait} data-preview={preview === undefined ? undefined : true}>
      {photo === null || photo === unreadable ? (
        <span aria-hidden="true">{initial(firstName) + initial(lastName)}</span>
      ) : (
        <img
          src={photo}
          alt={`Foto de ${firstName} ${lastName}`}
          width="112"
          height="112"
          onError={() => setUnreadable(photo)}
        />
      )}
    </span>
  );
}

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase('es-MX') ?? '';
