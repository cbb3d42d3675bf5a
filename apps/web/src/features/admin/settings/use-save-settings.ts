import type { Settings, SettingsForm } from '@pbr/schemas/settings/settings';
import { useRef, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';
import { settingDifferences } from './flat-settings.ts';

/** Saves the record with the version it was read in. If a newer version is stored, returns the differences. */
export function useSaveSettings(read: Settings) {
  const [saved, setSaved] = useState(read);
  const [differences, setDifferences] = useState<ReturnType<typeof settingDifferences>>();
  // A ref, because a save right after a choice must send the version shown then, not that of the last render.
  const answered = useRef(read);
  const save = trpc.settings.save.useMutation();
  const utils = trpc.useUtils();
  const listingsChanged = useListingsChanged();

  function show(settings: Settings) {
    answered.current = settings;
    setSaved(settings);
    utils.settings.get.setData(undefined, settings);
  }

  async function send(values: SettingsForm) {
    const base = answered.current;
    try {
      show(await save.mutateAsync({ ...values, version: base.version }));
    } catch (error) {
      if (serverError(error)?.code !== 'settings.changed') throw error;
      const theirs = await utils.settings.get.fetch(undefined, { staleTime: 0 });
      show(theirs);
      setDifferences(settingDifferences({ base, mine: values, theirs }));
      return;
    }
    setDifferences(undefined);
    notifySuccess('Ajustes guardados', 'Los cambios ya se ven en el portal.');
    // Refetches everything that shows a company fact or a price in pesos, and what still follows a new rate.
    await Promise.all([
      utils.site.invalidate(),
      listingsChanged(),
      utils.settings.rateFollowing.invalidate(),
    ]);
  }

  return {
    saved,
    differences,
    send,
    onFailure: (error: unknown) => notifyFailed(error, 'No se pudieron guardar los ajustes.'),
  };
}
