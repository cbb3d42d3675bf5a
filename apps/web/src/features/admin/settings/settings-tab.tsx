import './styles.ts';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { Skeleton } from '@pbr/ui/skeleton';
import { wordsForPeople } from '../../../lib/server-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { SettingsForm } from './settings-form.tsx';

/** What the pages say of the company; read anew each time it is opened, because others edit it as well. */
export function SettingsTab() {
  const settings = trpc.settings.get.useQuery(undefined, { gcTime: 0 });
  if (settings.isPending)
    return (
      <div role="status" aria-label="Cargando la configuración...">
        <Skeleton height="40rem" />
      </div>
    );
  if (settings.isError)
    return (
      <ErrorRetry
        title="No se pudo cargar la configuración"
        message={wordsForPeople(settings.error)}
        onRetry={() => settings.refetch()}
      />
    );
  return <SettingsForm settings={settings.data} />;
}
