import { settingsSearchSchema } from '@pbr/schemas/settings/search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { EditorOverSettings } from '../features/my-properties/editor/editor-over-settings.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';

export const Route = createFileRoute('/settings')({
  validateSearch: settingsSearchSchema,
  loader: membersOnly,
  head: memberHead('Configuración'),
  component: Settings,
  notFoundComponent: NoEntryScreen,
});

function Settings() {
  return (
    <>
      <SettingsScreen />
      <EditorOverSettings />
    </>
  );
}
