import { TabbedPage } from '@pbr/ui/tabbed-page';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { DeletedTab } from './deleted/deleted-tab.tsx';
import { HealthTab } from './health/health-tab.tsx';
import { importPart } from './import/import-tab.tsx';
import { EmployeesTab } from './employees-tab.tsx';
import { PlaceNamesTab } from './place-names/place-names-tab.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';

/** Employees, imports, deleted listings, names of places, the company's settings, and how the portal is doing. */
export function AdminScreen() {
  const { tab } = useSearch({ from: '/admin' });
  const navigate = useNavigate();
  return (
    <TabbedPage
      title="Panel de Administración"
      tabs={[
        { name: 'employees', label: 'Empleados', panel: <EmployeesTab /> },
        { name: 'import', label: 'Importar', panel: <importPart.Part /> },
        { name: 'deleted', label: 'Propiedades eliminadas', panel: <DeletedTab /> },
        { name: 'places', label: 'Nombres de lugares', panel: <PlaceNamesTab /> },
        { name: 'settings', label: 'Ajustes del portal', panel: <SettingsTab /> },
        { name: 'health', label: 'Salud', panel: <HealthTab /> },
      ]}
      open={tab}
      onOpen={(name) => void navigate({ to: '/admin', search: { tab: name }, resetScroll: false })}
    />
  );
}
