import { ownSettingsSearchSchema } from '@pbr/schemas/account/own-settings-search';
import { createFileRoute } from '@tanstack/react-router';
import { membersOnly, memberHead } from '../app/header/member-page.ts';
import { NoEntryScreen } from '../app/screens/no-entry-screen.tsx';
import { EditorOverPage } from '../features/my-properties/editor/editor-over-page.tsx';
import { OwnSettingsScreen } from '../features/own-settings/own-settings-screen.tsx';

export const Route = createFileRoute('/settings')({
  validateSearch: ownSettingsSearchSchema,
  loader: membersOnly,
  head: memberHead('Configuración'),
  component: Settings,
  notFoundComponent: NoEntryScreen,
});

function Settings() {
  return (
    <>
      <OwnSettingsScreen />
      <EditorOverPage />
    </>
  );
}
