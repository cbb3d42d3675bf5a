import { formatCounted } from '@pbr/schemas/format/numbers';
import { doubtSentence } from '@pbr/schemas/format/price-doubts';
import type { PriceScale } from '@pbr/schemas/property/prices/price-scale';
import { useRef } from 'react';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { trpc } from '../../../lib/trpc.ts';
import {
  type AskedPrice,
  type DoubtfulPrice,
  doubtfulAmong,
  isOtherPrice,
} from './asked-prices.ts';
import classes from './price.module.css';

/** Prices are then judged by their bounds and by what they were. */
const NO_SCALE: PriceScale = { pesosPerDollar: null, medians: [] };

/** Asks once about prices that look like a slip, before they are stored. `onAsking` tells the dialog below. */
export function usePriceQuestion(onAsking: (isAsking: boolean) => void) {
  const { client } = trpc.useUtils();
  const confirm = useConfirm();
  const meant = useRef(new Set<string>());

  function ask(doubtful: readonly DoubtfulPrice[]): Promise<boolean> {
    return new Promise((decide) => {
      onAsking(true);
      confirm.ask({
        title: titleOf(doubtful),
        text: <Doubts doubtful={doubtful} />,
        confirmLabel: 'Sí, guardar',
        busyLabel: 'Guardando...',
        cancelLabel: 'Corregir',
        onConfirm: async () => decide(true),
        onClose: () => {
          onAsking(false);
          decide(false);
        },
      });
    });
  }

  return {
    dialog: confirm.dialog,
    /** The prices that the person wants to correct. */
    pricesToCorrect: async (prices: readonly AskedPrice[]): Promise<AskedPrice[]> => {
      const open = prices.filter(
        (price) => isOtherPrice(price) && !meant.current.has(keyOf(price)),
      );
      if (open.length === 0) return [];
      const scale = await client.property.priceScale.query().catch(() => NO_SCALE);
      const doubtful = doubtfulAmong(open, scale);
      if (doubtful.length === 0) return [];
      const asked = doubtful.map(({ price }) => price);
      if (!(await ask(doubtful))) return asked;
      for (const price of asked) meant.current.add(keyOf(price));
      return [];
    },
  };
}

const keyOf = ({ listing, price, amount, currency }: AskedPrice) =>
  [listing?.id, price, Number(amount), currency].join();

function titleOf(doubtful: readonly DoubtfulPrice[]): string {
  const [only, ...others] = doubtful;
  if (!only || others.length > 0)
    return `${formatCounted(doubtful.length, 'precio', 'precios')} fuera de lo común: ¿seguro?`;
  const { price, doubt } = only;
  if (doubt.reason === 'change')
    return price.price === 'sale'
      ? '¿Es correcto el precio nuevo?'
      : '¿Es correcta la renta nueva?';
  return price.price === 'sale' ? '¿Es el precio total?' : '¿Es la renta total de un mes?';
}

function Doubts({ doubtful }: { doubtful: readonly DoubtfulPrice[] }) {
  return (
    <ul className={classes.doubts}>
      {doubtful.map(({ price, doubt }) => (
        <li key={keyOf(price)}>
          {price.listing && <strong>{price.listing.name}</strong>} {doubtSentence(price, doubt)}
        </li>
      ))}
    </ul>
  );
}
