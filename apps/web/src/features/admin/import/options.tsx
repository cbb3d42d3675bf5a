import type { ImportRun } from '@pbr/schemas/import/run';
import { Button } from '@pbr/ui/button';
import { FileButton } from '@pbr/ui/file-button';
import { SelectField } from '@pbr/ui/fields/select-field';
import { Fold } from '@pbr/ui/fold';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { LaterField } from './missing-fields.tsx';
import { useMapActions } from './use-map-actions.ts';
import type { Arranging } from './use-arranging.ts';
import classes from './import.module.css';

interface OptionsProps {
  run: ImportRun;
  arranging: Arranging;
}

const DECIMALS = { '.': 'Con punto: 4,500.50', ',': 'Con coma: 4.500,50' };

/** The owner of the listings, the sign before decimals, and kept maps. */
export function Options({ run, arranging }: OptionsProps) {
  const { choices, ownerId, change, chooseOwner, forget } = arranging;
  const { people, query } = usePeople(run);
  return (
    <section className={classes.section}>
      <h3 className={classes.subtitle}>Cómo entran</h3>
      <div className={classes.fields}>
        <SelectField
          label="Quién recibe las propiedades"
          options={people}
          value={ownerId}
          disabled={!choices}
          onChange={({ currentTarget }) => chooseOwner(currentTarget.value)}
        />
        {query.isError && (
          <NotLoaded query={query}>No se pudo cargar la lista de agentes.</NotLoaded>
        )}
        {choices && (
          <>
            <SelectField
              label="Los decimales del archivo"
              options={DECIMALS}
              empty="Como venga cada número"
              value={choices.decimal ?? ''}
              onChange={({ currentTarget: { value } }) => {
                const { decimal: _before, ...others } = choices;
                change(value === '.' || value === ',' ? { ...others, decimal: value } : others);
              }}
            />
            <LaterField
              label="Nombre del origen"
              required
              error={undefined}
              value={choices.source}
              onLeave={(source) => change({ ...choices, source: slugOf(source) })}
            />
          </>
        )}
      </div>
      <p className={classes.quiet}>
        Con el mismo origen y la misma clave, la próxima importación actualiza estas propiedades en
        vez de repetirlas.
      </p>
      <Maps run={run} onTaken={forget} />
    </section>
  );
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+/u, '')
    .slice(0, 60)
    .replace(/-+$/u, '') || 'importacion';

function usePeople({ owner }: ImportRun) {
  const me = useSessionUser();
  const query = trpc.agent.colleagues.useQuery();
  const known = new Map([[owner.id, owner.name]]);
  if (me) known.set(me.id, `${me.firstName} ${me.lastName} (tú)`);
  for (const { id, firstName, lastName } of query.data?.items ?? [])
    known.set(id, `${firstName} ${lastName}`);
  return { query, people: [...known].map(([value, label]) => ({ value, label })) };
}

function Maps({ run, onTaken }: { run: ImportRun; onTaken: () => void }) {
  const { list, maps, takeKept, takeFile, propose, keep, dialog, isBusy } = useMapActions(
    run,
    onTaken,
  );
  return (
    <Fold summary="Mapas: guarda lo que elegiste para el próximo archivo">
      {list.isError && (
        <NotLoaded query={list}>No se pudieron cargar los mapas guardados.</NotLoaded>
      )}
      <div className={classes.actions}>
        {maps.length > 0 && (
          <SelectField
            look="filter"
            aria-label="Usar un mapa guardado"
            options={maps.map(({ id, name }) => ({ value: id, label: name }))}
            empty="Usar un mapa guardado…"
            value=""
            onChange={({ currentTarget }) => takeKept(currentTarget.value)}
          />
        )}
        <Button isBusy={isBusy} onClick={keep}>
          Guardar como mapa
        </Button>
        <FileButton
          isBusy={isBusy}
          fieldLabel="Archivo del mapa"
          accept=".json"
          onFiles={([file]) => file && void takeFile(file)}
        >
          Usar un mapa de archivo
        </FileButton>
        <Button isBusy={isBusy} onClick={propose}>
          Volver a lo propuesto
        </Button>
      </div>
      {dialog}
    </Fold>
  );
}
