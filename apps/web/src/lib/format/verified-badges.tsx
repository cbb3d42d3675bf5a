import type { Agent } from '@pbr/schemas/agent/read';
import { Badge } from '@pbr/ui/badge';

interface VerifiedBadgesProps {
  person: Pick<Agent, 'isAgent' | 'isEmailVerified' | 'isPhoneVerified'>;
}

/** Facts about an agent that somebody else has verified. */
export function VerifiedBadges({ person }: VerifiedBadgesProps) {
  const { isAgent, isEmailVerified, isPhoneVerified } = person;
  return (
    <p className="wrap">
      {isAgent && <Badge tone="sale">Agente Verificado</Badge>}
      {isEmailVerified && <Badge tone="neutral">✓ Email</Badge>}
      {isPhoneVerified && <Badge tone="neutral">✓ Teléfono</Badge>}
    </p>
  );
}
