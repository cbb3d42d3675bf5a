import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import { formatCounted } from '@pbr/schemas/format/numbers';

interface ActionWords {
  /** The button over the list. */
  label: string;
  /** The dialog before there is a preview. */
  title: string;
  confirm: (count: number) => string;
  busy: string;
  failure: string;
  done: (count: number) => string;
}

const listings = (count: number) => formatCounted(count, 'propiedad', 'propiedades');

export const actionWords: Record<BulkAction, ActionWords> = {
  pause: {
    label: 'Pausar',
    title: 'Pausar propiedades',
    confirm: (count) => `Pausar ${listings(count)}`,
    busy: 'Pausando...',
    failure: 'No se pudieron pausar.',
    done: (count) => formatCounted(count, 'propiedad pausada', 'propiedades pausadas'),
  },
  activate: {
    label: 'Activar',
    title: 'Activar propiedades',
    confirm: (count) => `Activar ${listings(count)}`,
    busy: 'Activando...',
    failure: 'No se pudieron activar.',
    done: (count) => formatCounted(count, 'propiedad activada', 'propiedades activadas'),
  },
  price: {
    label: 'Cambiar precio',
    title: 'Cambiar precio',
    confirm: (count) => `Cambiar el precio de ${listings(count)}`,
    busy: 'Cambiando...',
    failure: 'No se pudieron cambiar los precios.',
    done: (count) =>
      formatCounted(count, 'propiedad con precio nuevo', 'propiedades con precio nuevo'),
  },
  hand_over: {
    label: 'Pasar a otra persona',
    title: 'Pasar a otra persona',
    confirm: (count) => `Pasar ${listings(count)}`,
    busy: 'Pasando...',
    failure: 'No se pudieron pasar.',
    done: (count) => formatCounted(count, 'propiedad pasada', 'propiedades pasadas'),
  },
};

/** The effect in a sentence, where no form says it. */
export const leads = {
  pause: 'Salen del portal hasta que las actives.',
  activate: 'Se ven en el portal desde ahora.',
};

export const restoredWords = (count: number) =>
  formatCounted(
    count,
    'propiedad vuelve a quedar como estaba',
    'propiedades vuelven a quedar como estaban',
  );
