import { EmptyState } from '@pbr/ui/empty-state';
import { ButtonLink } from '../../lib/button-link.tsx';

export function AgentNotFound() {
  return (
    <EmptyState
      heading="h1"
      title="Agente no encontrado"
      text="Ya no trabaja en el portal o su dirección cambió."
      action={
        <ButtonLink to="/agents" look="primary">
          Ver todos los agentes
        </ButtonLink>
      }
    />
  );
}
