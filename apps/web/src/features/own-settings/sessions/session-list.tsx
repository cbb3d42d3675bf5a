import { Button } from '@pbr/ui/button';
import { Loading } from '@pbr/ui/loading';
import { useRef } from 'react';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.tsx';
import classes from './sessions.module.css';

export function SessionList() {
  const sessions = trpc.session.list.useQuery();
  const region = useRef<HTMLDivElement>(null);
  // The pressed button disappeared with its session.
  const { end, ending, askToEndOthers, dialog } = useEndSessions(() => region.current?.focus());

  if (sessions.isPending) return <Loading label="Cargando tus sesiones..." height="4.5rem" />;
  const failure = sessions.isError && (
    <QueryError query={sessions} heading="h3" title="No se pudieron cargar tus sesiones" />
  );
  if (!sessions.data) return failure;
  return (
    <div ref={region} tabIndex={-1} className={classes.region}>
      {failure}
      <ul className={classes.list}>
        {sessions.data.map((session) => (
          <SessionRow
            key={session.publicId}
            session={session}
            isEnding={ending === session.publicId}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {sessions.data.some(({ current }) => !current) && (
        <Button onClick={askToEndOthers}>Cerrar las demás sesiones</Button>
      )}
      {dialog}
    </div>
  );
}
