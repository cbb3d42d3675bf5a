import type { PropertyDetail } from '@pbr/schemas/property/read';
import { initials } from '@pbr/ui/initials';
import { Link } from '@tanstack/react-router';
import { VerifiedBadges } from '../../../../lib/format/verified-badges.tsx';
import classes from './agent-block.module.css';

const AVATAR_PX = 56;

interface AgentBlockProps {
  property: Pick<PropertyDetail, 'owner' | 'agent'>;
}

/** The agent, linked to their page if they have one. */
export function AgentBlock({ property: { owner, agent } }: AgentBlockProps) {
  const name = `${owner.firstName} ${owner.lastName}`.trim();
  return (
    <div className={classes.agent}>
      {owner.profileImageUrl === null ? (
        <span className={classes.avatar} aria-hidden="true">
          {initials(owner)}
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
          {agent === null ? (
            name
          ) : (
            <Link to="/agents/$id" params={{ id: agent.id }} className={classes.page ?? ''}>
              {name}
            </Link>
          )}
        </p>
        <p className={classes.label}>
          Agente Inmobiliario{' '}
          <span className={classes.stars} aria-hidden="true">
            ★★★★★
          </span>
        </p>
        <p className={classes.onPaper}>
          {[owner.phone, owner.email].filter((way) => way !== null).join(' · ')}
        </p>
      </div>
      {agent !== null && <VerifiedBadges person={{ ...agent, isAgent: true }} />}
    </div>
  );
}
