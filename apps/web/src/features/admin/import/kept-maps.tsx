import type { ImportList } from '@pbr/schemas/import/run';
import { Button } from '@pbr/ui/button';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { saveFile } from '../../../lib/lists/download-file.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import shared from '../admin.module.css';
import classes from './import.module.css';

type KeptMap = ImportList['maps'][number];

/** The maps that were kept: to take along as files of the command, and to forget. */
export function KeptMaps({ maps }: { maps: readonly KeptMap[] }) {
  const utils = trpc.useUtils();
  const remove = trpc.import.removeMap.useMutation();
  const confirm = useConfirm();

  async function save({ id }: KeptMap) {
    try {
      const { name, json } = await utils.import.map.fetch({ id });
      saveFile(new Blob([json], { type: 'application/json' }), `${name}.json`);
    } catch (error) {
      notifyFailed(error, 'No se pudo descargar el mapa.');
    }
  }

  const askToForget = ({ id, name }: KeptMap) =>
    confirm.ask({
      title: `¿Quitar el mapa ${name}?`,
      text: 'Lo que ya importaste con él no cambia.',
      confirmLabel: 'Quitar',
      busyLabel: 'Quitando...',
      isDestructive: true,
      onConfirm: async () => {
        try {
          await orNotifyFailed(remove.mutateAsync({ id }), 'No se pudo quitar el mapa.');
          notifySuccess('Mapa quitado', `“${name}” ya no está.`);
        } finally {
          await utils.import.list.invalidate();
        }
      },
    });

  return (
    <section className={classes.section}>
      <h2 className={classes.title}>Mapas guardados</h2>
      <ul className={shared.list}>
        {maps.map((map) => (
          <li key={map.id} className={classes.run}>
            <span className={classes.runName}>{map.name}</span>
            <span className={classes.actions}>
              <Button onClick={() => void save(map)} aria-label={`Descargar el mapa ${map.name}`}>
                Descargar
              </Button>
              <Button onClick={() => askToForget(map)} aria-label={`Quitar el mapa ${map.name}`}>
                Quitar
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {confirm.dialog}
    </section>
  );
}
