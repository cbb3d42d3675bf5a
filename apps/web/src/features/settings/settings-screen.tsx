import './styles.ts';
import { Tabs } from '@mantine/core';
import { SETTINGS_TABS } from '@pbr/schemas/settings-search';
import { Page } from '@pbr/ui/page';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AgentsTab } from './agents-tab.tsx';
import { ContactTab } from './contact-tab.tsx';
import { IntegrationsTab } from './integrations-tab.tsx';
import { PropertiesTab } from './properties-tab.tsx';
import classes from './settings.module.css';

const FIRST = 'properties';

export function SettingsScreen() {
  const { tab = FIRST } = useSearch({ from: '/settings' });
  const navigate = useNavigate();

  function open(chosen: string | null) {
    const next = SETTINGS_TABS.find((one) => one === chosen && one !== FIRST);
    void navigate({ to: '/settings', search: { tab: next }, resetScroll: false });
  }

  return (
    <Page title="Configuración">
      <Tabs
        value={tab}
        onChange={open}
        keepMounted={false}
        classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
      >
        <Tabs.List>
          <Tabs.Tab value="properties">Mis Propiedades</Tabs.Tab>
          <Tabs.Tab value="agents">Agentes</Tabs.Tab>
          <Tabs.Tab value="contact">Contacto</Tabs.Tab>
          <Tabs.Tab value="integrations">Integraciones</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="properties">
          <PropertiesTab />
        </Tabs.Panel>
        <Tabs.Panel value="agents">
          <AgentsTab />
        </Tabs.Panel>
        <Tabs.Panel value="contact">
          <ContactTab />
        </Tabs.Panel>
        <Tabs.Panel value="integrations">
          <IntegrationsTab />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
