import { formatDate } from '@pbr/schemas/format/dates';
import { importIdSchema, type ImportSummary } from '@pbr/schemas/import/run';
import { MAX_IMPORT_BYTES } from '@pbr/schemas/import/values';
import { Badge } from '@pbr/ui/badge';
import { FileButton } from '@pbr/ui/file-button';
import { FormError } from '@pbr/ui/form-parts';
import { errorCatalogue } from '@pbr/schemas/errors';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { FRESH_FOR_MS } from '../../../lib/lists/fresh-for.ts';
import { useMarkPlace } from '../../../lib/page/use-mark-place.ts';
import { useFileDrop } from '../../../lib/photos/use-file-drop.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ListLoading } from '../employees-loading.tsx';
import { countListings, stateLabels, writtenBy } from './import-words.ts';
import { KeptMaps } from './kept-maps.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';
import shared from '../admin.module.css';
import classes from './import.module.css';

/** The beginning of an import: the file, and the imports before it. */
export function ChooseFile() {
  const list = trpc.import.list.useQuery(undefined, { staleTime: FRESH_FOR_MS });
  return (
    <>
      <FileField />
      {list.isPending && <ListLoading label="Cargando importaciones..." />}
      {list.isError && <QueryError query={list} title="No se pudieron cargar las importaciones" />}
      {list.data && list.data.runs.length > 0 && <Runs runs={list.data.runs} />}
      {list.data && list.data.maps.length > 0 && <KeptMaps maps={list.data.maps} />}
    </>
  );
}

function FileField() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const markPlace = useMarkPlace();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { isOver, dropProps } = useFileDrop(([file]) => file && void send(file));

  async function send(file: File) {
    if (sent !== undefined) return;
    setFailure(undefined);
    if (file.size > MAX_IMPORT_BYTES) {
      setFailure(`El archivo pasa de ${MAX_IMPORT_BYTES / 1024 / 1024} MB.`);
      return;
    }
    setSent(0);
    const isStillHere = markPlace();
    try {
      const run = await sendFile(file, setSent);
      void utils.import.list.invalidate();
      if (isStillHere())
        await navigate({ to: '/admin', search: { tab: 'import', run }, resetScroll: false });
    } catch (error) {
      const said = error instanceof Error ? error.message : undefined;
      setFailure(said ?? failureWords(error, 'No se pudo subir el archivo.'));
      setSent(undefined);
    }
  }

  return (
    <section className={classes.drop} data-over={isOver || undefined} {...dropProps}>
      <h2 className={classes.title}>Trae tus propiedades de un archivo</h2>
      <p className={classes.lead}>
        Elige un archivo de Excel (.xlsx) o CSV con una propiedad en cada fila. Primero verás cómo
        queda; nada se publica hasta que tú lo digas, y durante un día lo puedes deshacer.
      </p>
      {sent === undefined ? (
        <FileButton
          look="accent"
          fieldLabel="Archivo de propiedades"
          accept=".xlsx,.csv,.tsv,.txt"
          onFiles={([file]) => file && void send(file)}
        >
          Elegir archivo
        </FileButton>
      ) : (
        <ProgressBar label="Subiendo el archivo" value={sent} max={1} />
      )}
      {failure !== undefined && <FormError>{failure}</FormError>}
    </section>
  );
}

function Runs({ runs }: { runs: readonly ImportSummary[] }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>Últimas importaciones</h2>
      <ul className={shared.list}>
        {runs.map((run) => (
          <li key={run.id} className={classes.run}>
            <Link
              to="/admin"
              search={{ tab: 'import', run: run.id }}
              resetScroll={false}
              className={classes.runName}
            >
              {run.fileName}
            </Link>
            <Badge tone={run.state === 'failed' ? 'rent' : 'neutral'}>
              {stateLabels[run.state]}
            </Badge>
            <span className={classes.quiet}>
              {run.state === 'imported' && `${countListings(writtenBy(run))} · `}
              {run.createdBy}, {formatDate(run.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sends the file of an import; answers the id of the import. Rejects with words for people. */
async function sendFile(file: File, onProgress: (share: number) => void): Promise<string> {
  try {
    const answer = await photoRequest({
      method: 'POST',
      path: `/api/imports?name=${encodeURIComponent(file.name)}`,
      body: file,
      onProgress,
    });
    return importIdSchema.parse(answer).id;
  } catch (error) {
    if (error instanceof PhotoRefused && error.status === 413)
      throw new Error(errorCatalogue['import.too_large'].es, { cause: error });
    throw error;
  }
}
