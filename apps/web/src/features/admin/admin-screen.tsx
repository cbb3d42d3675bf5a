import './styles.ts';
import { Tabs } from '@mantine/core';
import { ADMIN_TABS } from '@pbr/schemas/admin-search';
import { Page } from '@pbr/ui/page';
import { useNavigate, useSearch } from '@tanstack/react-router';
import classes from './admin.module.css';
import { DeletedTab } from './deleted/deleted-tab.tsx';
import { EmployeesTab } from './employees-tab.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';

const FIRST = 'employees';

/** Who works in the portal, and what the portal says of the company. */
export function AdminScreen() {
  const { tab = FIRST } = useSearch({ from: '/admin' });
  const navigate = useNavigate();

  function open(chosen: string | null) {
    const next = ADMIN_TABS.find((one) => one === chosen && one !== FIRST);
    void navigate({ to: '/admin', search: { tab: next }, resetScroll: false });
  }

  return (
    <Page title="Panel de Administración">
      <Tabs
        value={tab}
        onChange={open}
        keepMounted={false}
        classNames={{ list: classes.tabs ?? '', tab: classes.tab ?? '' }}
      >
        <Tabs.List>
          <Tabs.Tab value="employees">Empleados</Tabs.Tab>
          <Tabs.Tab value="deleted">Propiedades eliminadas</Tabs.Tab>
          <Tabs.Tab value="settings">Configuración</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="employees">
          <EmployeesTab />
        </Tabs.Panel>
        <Tabs.Panel value="deleted">
          <DeletedTab />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <SettingsTab />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
