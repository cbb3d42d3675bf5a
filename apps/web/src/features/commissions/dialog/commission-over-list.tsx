import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { notifyFailure } from '../../../lib/notify.ts';
import type * as commissionDialog from './commission-dialog.tsx';

/** The dialog over 'Mis Propiedades'. Whose commission it shows stands in the address; it comes with the first wish for it. */
export function CommissionOverList() {
  const { commission } = useSearch({ from: '/my-properties' });
  const navigate = useNavigate({ from: '/my-properties' });
  const [module, setModule] = useState<typeof commissionDialog>();
  const isNeeded = commission !== undefined && module === undefined;

  useEffect(() => {
    if (!isNeeded) return;
    void import('./commission-dialog.tsx').then(setModule, () => {
      notifyFailure(
        'Error',
        'No se pudo abrir la comisión. Revisa tu conexión e intenta de nuevo.',
      );
      void navigate({ search: ({ commission: _closed, ...search }) => search, replace: true });
    });
  }, [isNeeded, navigate]);

  const close = () =>
    void navigate({
      search: ({ commission: _closed, ...search }) => search,
      replace: true,
      resetScroll: false,
    });

  return module && <module.CommissionDialog propertyId={commission} onClose={close} />;
}
