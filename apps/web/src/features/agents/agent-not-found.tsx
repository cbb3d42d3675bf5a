import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Link } from '@tanstack/react-router';

export function AgentNotFound() {
  return (
    <EmptyState
      heading="h1"
      title="Agente no encontrado"
      text="Ya no trabaja en el portal o su dirección cambió."
      action={
        <Link to="/agents" className={buttonClass('primary')}>
          Ver todos los agentes
        </Link>
      }
    />
  );
}
