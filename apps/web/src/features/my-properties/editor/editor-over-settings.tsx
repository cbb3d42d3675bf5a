import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEditor } from './use-editor.tsx';

/** The listing form over the settings page, as over 'Mis Propiedades'. */
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
