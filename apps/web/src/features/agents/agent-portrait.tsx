import type { Agent } from '@pbr/schemas/agent/read';
import { initials } from '@pbr/ui/initials';
import classes from './agent.module.css';

interface AgentPortraitProps {
  agent: Pick<Agent, 'firstName' | 'lastName' | 'profileImageUrl'>;
  size?: 'small' | 'large';
}

/** The person's photo, or their initials; decoration, because the name is next to it. */
export function AgentPortrait({ agent, size = 'small' }: AgentPortraitProps) {
  const pixels = size === 'small' ? 72 : 144;
  return (
    <span className={classes.portrait} data-size={size} aria-hidden="true">
      {agent.profileImageUrl === null ? (
        initials(agent)
      ) : (
        <img src={agent.profileImageUrl} alt="" width={pixels} height={pixels} />
      )}
    </span>
  );
}
