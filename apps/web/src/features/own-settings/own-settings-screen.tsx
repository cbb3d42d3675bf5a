import { TabbedPage } from '@pbr/ui/tabbed-page';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AgentsTab } from './agents-tab.tsx';
import { ContactTab } from './contact-tab.tsx';
import { IntegrationsTab } from './integrations-tab.tsx';
import { PropertiesTab } from './properties-tab.tsx';

export function OwnSettingsScreen() {
  const { tab } = useSearch({ from: '/settings' });
  const navigate = useNavigate();
  return (
    <TabbedPage
      title="Configuración"
      tabs={[
        { name: 'properties', label: 'Mis Propiedades', panel: <PropertiesTab /> },
        { name: 'agents', label: 'Agentes', panel: <AgentsTab /> },
        { name: 'contact', label: 'Contacto', panel: <ContactTab /> },
        { name: 'integrations', label: 'Avanzado', panel: <IntegrationsTab /> },
      ]}
      open={tab}
      onOpen={(name) =>
        void navigate({ to: '/settings', search: { tab: name }, resetScroll: false })
      }
    />
  );
}
