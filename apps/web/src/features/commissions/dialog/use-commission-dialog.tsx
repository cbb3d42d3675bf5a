import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.ts';

export const COMMISSION_NOT_OPENED = 'No se pudo abrir la comisión. Intenta de nuevo.';

/** The commission dialog over the page of its listing. */
export function useCommissionDialog(propertyId: string) {
  const { module, opened, open, close } = useLazyDialog({
    load: () => import('./commission-dialog.tsx'),
    failure: COMMISSION_NOT_OPENED,
  });
  return {
    open: () => open(),
    dialog: module && (
      <module.CommissionDialog propertyId={opened ? propertyId : undefined} onClose={close} />
    ),
  };
}
