import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEditor } from './use-editor.tsx';

/** The same form as over 'Mis Propiedades', over the own listings of the settings. */
export function EditorOverSettings() {
  const { edit } = useSearch({ from: '/settings' });
  const navigate = useNavigate({ from: '/settings' });
  return useEditor({
    edited: edit,
    onClose: () =>
      void navigate({
        search: ({ edit: _closed, ...search }) => search,
        replace: true,
        resetScroll: false,
      }),
  });
}
