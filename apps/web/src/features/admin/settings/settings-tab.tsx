import { Loading } from '@pbr/ui/loading';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { RateProgress } from './rate-progress.tsx';
import { SettingsForm } from './settings-form.tsx';

/** The company's settings. */
export function SettingsTab() {
  return (
    <>
      <RateProgress />
      <StoredSettings />
    </>
  );
}

/** Read anew on each opening because other admins edit them too. */
function StoredSettings() {
  const settings = trpc.settings.get.useQuery(undefined, { gcTime: 0 });
  if (settings.isPending) return <Loading label="Cargando los ajustes..." height="40rem" />;
  return (
    <>
      {settings.isError && (
        <QueryError query={settings} title="No se pudieron cargar los ajustes" />
      )}
      {settings.data && <SettingsForm settings={settings.data} />}
    </>
  );
}
