import { formatCount } from '@pbr/schemas/format/numbers';
import type { RateFollowing } from '@pbr/schemas/settings/settings';
import { useEffect, useId, useRef } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import classes from './settings.module.css';

const ASK_EVERY_MS = 1000;

/** Says how far the prices have followed a new dollar rate, and goes away when all of them do. */
export function RateProgress() {
  const titleId = useId();
  const following = useRateFollowing();
  if (!following) return null;
  const { rate, total, done } = following;
  return (
    <section className={classes.progress} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        Actualizando precios en dólares
        {total !== null && `: ${formatCount(done)} de ${formatCount(total)}`}
      </h2>
      <progress
        className={classes.bar}
        aria-labelledby={titleId}
        max={Math.max(1, total ?? 1)}
        {...(total !== null && { value: done })}
      />
      <p>
        {rate === null
          ? 'Los precios en dólares ya se muestran sin equivalente en pesos'
          : `El dólar ya está a ${formatRate(rate)} pesos en todo el portal`}
        ; falta poner al día el orden y los filtros por precio. Puedes cerrar esta página.
      </p>
      <noscript>
        <p>Vuelve a cargar la página para ver el avance.</p>
      </noscript>
    </section>
  );
}

/** '18.40': with the cents of a price, and up to the four decimals that a rate may have. */
const formatRate = (rate: string) =>
  Number(rate).toLocaleString('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

function useRateFollowing(): RateFollowing | null | undefined {
  const utils = trpc.useUtils();
  const { data } = trpc.settings.rateFollowing.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? ASK_EVERY_MS : false),
  });
  const wasFollowing = useRef(false);
  useEffect(() => {
    if (data === null && wasFollowing.current) {
      notifySuccess('Precios en dólares actualizados', 'Todos usan el nuevo tipo de cambio.');
      // The lists of this browser are in the order of the earlier prices.
      void utils.property.invalidate();
    }
    wasFollowing.current = Boolean(data);
  }, [data, utils]);
  return data;
}
