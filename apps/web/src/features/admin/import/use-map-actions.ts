import type { ImportRun } from '@pbr/schemas/import/run';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNameDialog } from './use-name-dialog.tsx';

const FAILURE = 'No se pudo usar el mapa.';

/** Keeps what was chosen as a map, and uses kept ones and those of files. */
export function useMapActions({ id, mapName, fileName }: ImportRun, onTaken: () => void) {
  const utils = trpc.useUtils();
  const list = trpc.import.list.useQuery();
  const choose = trpc.import.chooseMap.useMutation();
  const keepMap = trpc.import.keepMap.useMutation();

  async function take(map: { mapId?: string; json?: string; name?: string }) {
    try {
      utils.import.get.setData({ id }, await choose.mutateAsync({ id, ...map }));
      onTaken();
    } catch (error) {
      const said = serverError(error)?.fields['json'];
      if (said === undefined) notifyFailed(error, FAILURE);
      else notifyFailure('El mapa no sirve', said);
    }
  }

  const naming = useNameDialog({
    title: 'Guardar como mapa',
    start: mapName ?? fileName.replace(/\.\w+$/u, ''),
    onName: async (name) => {
      await keepMap.mutateAsync({ id, name });
      notifySuccess('Mapa guardado', `“${name}” queda para el próximo archivo.`);
      await utils.import.list.invalidate();
    },
  });

  return {
    list,
    maps: list.data?.maps ?? [],
    takeKept: (mapId: string) => {
      if (mapId !== '') void take({ mapId });
    },
    takeFile: async (chosen: File) => take({ json: await chosen.text(), name: chosen.name }),
    propose: () => void take({}),
    keep: naming.open,
    dialog: naming.form,
    isBusy: choose.isPending,
  };
}
