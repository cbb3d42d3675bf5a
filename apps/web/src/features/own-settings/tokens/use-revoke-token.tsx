import type { ApiToken } from '@pbr/schemas/account/api-token';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';

/** Revokes a token after a confirmation; shows the outcome and refetches the list. */
export function useRevokeToken(onRevoked: (id: string) => void) {
  const utils = trpc.useUtils();
  const confirm = useConfirm();
  const revoke = trpc.apiToken.revoke.useMutation();

  async function end({ id, name }: ApiToken) {
    try {
      await orNotifyFailed(revoke.mutateAsync({ id }), 'No se pudo revocar el token.');
      notifySuccess('Token revocado', `${name} ya no tiene acceso.`);
    } finally {
      // Also after a refusal: the token may have been revoked elsewhere.
      await utils.apiToken.list.invalidate();
    }
    onRevoked(id);
  }

  function askToRevoke(token: ApiToken) {
    confirm.ask({
      title: `¿Revocar ${token.name}?`,
      text: 'El sistema que lo usa pierde el acceso de inmediato. No se puede deshacer: para volver a entrar necesita un token nuevo.',
      confirmLabel: 'Revocar',
      busyLabel: 'Revocando...',
      isDestructive: true,
      onConfirm: () => end(token),
    });
  }

  return { askToRevoke, dialog: confirm.dialog };
}
