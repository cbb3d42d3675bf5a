import { EmptyState } from '@pbr/ui/empty-state';
import { formatCounted } from '@pbr/schemas/format/numbers';
import type { PlaceName } from '@pbr/schemas/property/places/place-names';
import { useRef } from 'react';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ListLoading } from '../employees-loading.tsx';
import { PlaceNameForm } from './place-name-form.tsx';
import { PlaceNameRow } from './place-name-row.tsx';
import shared from '../admin.module.css';
import classes from './place-names.module.css';

/** The names that people use for places beside those of the listings. */
export function PlaceNamesTab() {
  const query = trpc.placeName.list.useQuery();
  return (
    <>
      <p className={classes.lead}>
        Cómo llama la gente a un lugar aunque ninguna propiedad lo diga así: “La Condechi” por
        Condesa, o “Zona Rosa” por varias colonias. La búsqueda, las sugerencias y las frases los
        entienden desde que los agregas.
      </p>
      <PlaceNameForm />
      {query.isPending && <ListLoading label="Cargando nombres..." />}
      {query.isError && <QueryError query={query} title="No se pudieron cargar los nombres" />}
      {query.data && <PlaceNameList names={query.data} />}
    </>
  );
}

function PlaceNameList({ names }: { names: readonly PlaceName[] }) {
  const region = useRef<HTMLDivElement>(null);
  const utils = trpc.useUtils();
  const confirm = useConfirm();
  const remove = trpc.placeName.remove.useMutation();
  const askToRemove = ({ id, name }: PlaceName) =>
    confirm.ask({
      title: `¿Quitar ${name}?`,
      text: 'La búsqueda deja de entenderlo de inmediato. Puedes agregarlo otra vez cuando quieras.',
      confirmLabel: 'Quitar',
      busyLabel: 'Quitando...',
      isDestructive: true,
      onConfirm: async () => {
        try {
          await orNotifyFailed(remove.mutateAsync({ id }), 'No se pudo quitar el nombre.');
          notifySuccess('Nombre quitado', `La búsqueda ya no entiende “${name}”.`);
        } finally {
          // Also after a refusal: somebody else may have removed it.
          await utils.placeName.list.invalidate();
        }
        // The pressed button disappeared with its row.
        region.current?.focus();
      },
    });

  return (
    <div ref={region} tabIndex={-1} className={shared.region}>
      {names.length === 0 ? (
        <EmptyState
          title="Todavía no hay nombres"
          text="“CDMX”, “Edomex” y otros conocidos ya funcionan sin que los agregues."
        />
      ) : (
        <>
          <h2 className={classes.count}>{formatCounted(names.length, 'nombre', 'nombres')}</h2>
          <ul className={shared.list}>
            {names.map((name) => (
              <PlaceNameRow key={name.id} name={name} onRemove={() => askToRemove(name)} />
            ))}
          </ul>
        </>
      )}
      {confirm.dialog}
    </div>
  );
}
