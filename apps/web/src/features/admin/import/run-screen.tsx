import type { ImportRun } from '@pbr/schemas/import/run';
import { type ImportState, isWorking } from '@pbr/schemas/import/values';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { lacksSession } from '../../../lib/lost-session/use-sign-in-again.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';
import { ListLoading } from '../employees-loading.tsx';
import { ArrangeColumns } from './arrange-columns.tsx';
import { EndedRun } from './ended-run.tsx';
import { countRows } from './import-words.ts';
import { WorkingRun } from './working-run.tsx';
import classes from './import.module.css';

const ASK_EVERY_MS = 1000;

/** One import, in whatever step it is. */
export function RunScreen({ id }: { id: string }) {
  const query = trpc.import.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        data !== undefined && isWorking(data.state) && !lacksSession(error) && ASK_EVERY_MS,
    },
  );
  return (
    <>
      <p className={classes.back}>
        <Link to="/admin" search={{ tab: 'import' }} resetScroll={false}>
          Todas las importaciones
        </Link>
      </p>
      {query.isPending && <ListLoading label="Cargando la importación..." />}
      {query.isError && <QueryError query={query} title="No se pudo cargar la importación" />}
      {query.data && <Step run={query.data} />}
    </>
  );
}

function Step({ run }: { run: ImportRun }) {
  const { state, fileName, rows, note } = run;
  useChangesOf(state);
  const region = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Choosing columns after a check leads back to 'ready', and must not lead away from the columns.
  const step = state === 'ready' ? undefined : state;
  useFocusOnChange(step, { target: () => title.current, region, scrolls: true });
  return (
    <div ref={region}>
      <header className={classes.head}>
        <h2 ref={title} tabIndex={-1} className={classes.fileName}>
          {fileName}
        </h2>
        {rows !== null && (
          <p className={classes.quiet}>{[countRows(rows), note].filter(Boolean).join(' · ')}</p>
        )}
      </header>
      {isWorking(state) && <WorkingRun run={run} />}
      {(state === 'ready' || state === 'checked') && <ArrangeColumns run={run} />}
      {!isWorking(state) && state !== 'ready' && state !== 'checked' && <EndedRun run={run} />}
    </div>
  );
}

/** Refetches what a step of the import changes, when it ends or somebody leaves it working. */
function useChangesOf(state: ImportState) {
  const utils = trpc.useUtils();
  const listingsChanged = useListingsChanged();
  const changed = useEffectEvent((step: ImportState) => {
    if (!isWorking(step)) return;
    void utils.import.list.invalidate();
    if (step === 'importing' || step === 'undoing') void listingsChanged();
  });
  useEffect(() => () => changed(state), [state]);
}
