import './styles.ts';
import { Skeleton } from '@pbr/ui/skeleton';
import { QueryError } from '../../../lib/query-error.tsx';
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
    return <QueryError query={settings} title="No se pudo cargar la configuración" />;
  return <SettingsForm settings={settings.data} />;
}
