import type { Dashboard } from '@pbr/schemas/dashboard';
import { formatDuration } from '@pbr/schemas/format/durations';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Link } from '@tanstack/react-router';
import classes from './table.module.css';

type Agents = NonNullable<Dashboard['agency']>['agents'];

/** How long each agent's clients wait for an answer. */
export function AgentTimes({ count, items }: Agents) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="for-readers">
          Consultas de las últimas 12 semanas y tiempo de respuesta, por agente
        </caption>
        <thead>
          <tr>
            <th scope="col">Agente</th>
            <th scope="col">Sin responder</th>
            <th scope="col">En 12 semanas</th>
            <th scope="col">Responde en</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, firstName, lastName, unanswered, received, medianAnswerMinutes }) => (
            <tr key={id}>
              <th scope="row">
                <Link to="/my-properties" search={{ owner: id }} className={classes.agent ?? ''}>
                  {firstName} {lastName}
                </Link>
              </th>
              <td data-waits={unanswered > 0 || undefined}>
                <Link
                  to="/inquiries"
                  search={{ status: 'pending', agent: id }}
                  className={classes.count ?? ''}
                >
                  {formatCount(unanswered)}
                </Link>
              </td>
              <td>
                <Link to="/inquiries" search={{ agent: id }} className={classes.count ?? ''}>
                  {formatCount(received)}
                </Link>
              </td>
              <td>
                {medianAnswerMinutes === null ? 'Sin datos' : formatDuration(medianAnswerMinutes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > items.length && (
        <p className={classes.more}>
          y {formatCounted(count - items.length, 'agente más', 'agentes más')}
        </p>
      )}
    </div>
  );
}
