import type { Profile } from '@pbr/schemas/account/profile';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { useProfileChanged } from '../profile/use-profile-changed.ts';
import { PhotoRefused, photoRequest } from '../../../lib/photos/photo-request.ts';

/** Removes the photo after a confirmation. */
export function useRemovePhoto(profile: Profile, onRemoved: () => void) {
  const confirm = useConfirm();
  const profileChanged = useProfileChanged();

  async function remove() {
    try {
      await photoRequest({ method: 'DELETE', path: '/api/user/photo' });
    } catch (error) {
      notifyFailure(error instanceof PhotoRefused ? error.message : 'No se pudo quitar la foto.');
      throw error;
    }
    profileChanged({ ...profile, profileImageUrl: null });
    notifySuccess('Foto quitada', 'En su lugar se ven tus iniciales.');
    onRemoved();
  }

  function ask() {
    confirm.ask({
      title: '¿Quitar tu foto?',
      text: 'En su lugar se verán tus iniciales. Puedes subir otra cuando quieras.',
      confirmLabel: 'Quitar foto',
      busyLabel: 'Quitando...',
      isDestructive: true,
      onConfirm: remove,
    });
  }

  return { ask, dialog: confirm.dialog };
}
