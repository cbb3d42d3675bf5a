import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { downloadNow } from '../../../lib/page/downloads.ts';
import type * as commissionDialog from './commission-dialog.tsx';
import { COMMISSION_NOT_OPENED } from './use-commission-dialog.tsx';

const load = () => import('./commission-dialog.tsx');

/** The commission dialog over 'Mis Propiedades'. The URL says which listing; the code loads when it is first needed. */
export function CommissionOverList() {
  const { commission } = useSearch({ from: '/my-properties' });
  const navigate = useNavigate({ from: '/my-properties' });
  const [module, setModule] = useState<typeof commissionDialog>();
  const isNeeded = commission !== undefined && module === undefined;

  useEffect(() => {
    if (!isNeeded) return;
    void downloadNow(load).then(setModule, (error: unknown) => {
      notifyFailed(error, COMMISSION_NOT_OPENED);
      void navigate({ search: ({ commission: _closed, ...search }) => search, replace: true });
    });
  }, [isNeeded, navigate]);

  const close = () =>
    void navigate({
      search: ({ commission: _closed, ...search }) => search,
      replace: true,
      resetScroll: false,
      // The dialog has asked.
      ignoreBlocker: true,
    });

  return module && <module.CommissionDialog propertyId={commission} onClose={close} />;
}
