import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { Card } from '@pbr/ui/card';
import { Loading } from '@pbr/ui/loading';
import { lacksSession } from '../../../lib/lost-session/use-sign-in-again.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type HealthLine, healthLines } from './health-words.ts';
import classes from './health.module.css';

const ASK_EVERY_MS = 30_000;
const STATES: Record<HealthLine['state'], string> = {
  well: 'Bien',
  soon: 'Pronto',
  now: 'Hoy mismo',
};

/** How the portal is doing, what is wrong and what to do about it. */
export function HealthTab() {
  const query = trpc.health.get.useQuery(undefined, {
    gcTime: 0,
    refetchInterval: ({ state }) => !lacksSession(state.error) && ASK_EVERY_MS,
  });
  if (query.isPending) return <Loading label="Revisando el portal..." height="24rem" />;
  const failure = query.isError && (
    <QueryError query={query} title="No se pudo revisar el portal" />
  );
  if (!query.data) return failure;
  const lines = healthLines(query.data);
  const wrong = lines.filter(({ state }) => state !== 'well');
  return (
    <>
      {failure}
      <div className={classes.head}>
        <h2 className={classes.title}>
          {wrong.length === 0
            ? 'Todo está bien'
            : `Conviene atender: ${wrong.map(({ name }) => name.toLowerCase()).join(', ')}`}
        </h2>
        <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
          Revisar de nuevo
        </Button>
      </div>
      <ul className={classes.lines}>
        {lines.map(({ name, state, says, advice }) => (
          <Card key={name} as="li">
            <h3 className={classes.name}>
              {name}
              <Badge tone={state === 'well' ? 'neutral' : 'strong'}>{STATES[state]}</Badge>
            </h3>
            <p className={classes.says}>{says}</p>
            {advice !== undefined && <p className={classes.advice}>{advice}</p>}
          </Card>
        ))}
      </ul>
    </>
  );
}
