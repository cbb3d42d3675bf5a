import type { PropertyDetail } from '@pbr/schemas/property/read';
import classes from './agent-block.module.css';

const AVATAR_PX = 56;

export function AgentBlock({ owner }: Pick<PropertyDetail, 'owner'>) {
  const initials = [owner.firstName, owner.lastName].map(([letter]) => letter ?? '').join('');
  return (
    <div className={classes.agent}>
      {owner.profileImageUrl === null ? (
        <span className={classes.avatar} aria-hidden="true">
          {initials.toUpperCase()}
        </span>
      ) : (
        <img
          className={classes.avatar}
          src={owner.profileImageUrl}
          alt=""
          width={AVATAR_PX}
          height={AVATAR_PX}
          loading="lazy"
        />
      )}
      <div>
        <p className={classes.name}>
          {owner.firstName} {owner.lastName}
        </p>
        <p className={classes.label}>Agente Inmobiliario</p>
        <p className={classes.stars} aria-hidden="true">
          ★★★★★
        </p>
        <p className={classes.onPaper}>
          {[owner.phone, owner.email].filter((way) => way !== null).join(' · ')}
        </p>
      </div>
    </div>
  );
}
