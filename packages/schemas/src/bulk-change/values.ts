/** The changes that can be made to several listings at once. */
export const BULK_ACTIONS = ['pause', 'activate', 'price', 'hand_over'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The most listings that one change takes. */
export const MAX_BULK = 100;

/** How long whoever made a change can undo it. */
export const UNDO_MINUTES = 10;

/** The price that changes of a listing for sale and for rent. */
export const BULK_PRICES = ['sale', 'rent', 'both'] as const;

/** Why a change, or undoing it, leaves a listing as it is. */
export const leftReasons = {
  not_found: 'Ya no existe o no es tuya.',
  deleted: 'Se eliminó.',
  changed: 'Cambió mientras tanto.',
  paused: 'Ya está pausada.',
  active: 'Ya está activa.',
  draft: 'Es un borrador: todavía no se publica.',
  incomplete: 'Le falta información para publicarse.',
  no_price: 'No tiene precio que cambiar.',
  other_currency: 'Su precio está en otra moneda.',
  too_low: 'El precio quedaría en cero o menos.',
  too_high: 'El precio quedaría demasiado alto.',
  same_price: 'El precio quedaría igual.',
  theirs: 'Ya la lleva esa persona.',
  in_use: 'Ya tiene consultas, favoritos o comisiones compartidas: sigue publicada.',
  owner_gone: 'Quien la llevaba ya no tiene una cuenta activa.',
} as const;
export type LeftReason = keyof typeof leftReasons;
