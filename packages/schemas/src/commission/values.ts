import { valuesOf } from '../values-of.ts';

/** Seen by whoever has the listing. */
export const shareTypeLabels = {
  outgoing: 'La comparto',
  incoming: 'La recibo',
};
export const SHARE_TYPES = valuesOf(shareTypeLabels);

/** What the other agent has said of a share; a new or changed one waits for an answer. */
export const SHARE_ACCEPTANCES = ['pending', 'accepted', 'declined'] as const;

/** How a share stands: a declined or withdrawn one is over. */
export const shareStateLabels = {
  pending: 'Por confirmar',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
};
export const SHARE_STATES = valuesOf(shareStateLabels);
export type ShareState = keyof typeof shareStateLabels;

/** What can happen to a share. */
export const shareEventLabels = {
  created: 'Registrada',
  changed: 'Modificada',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
  listing_deleted: 'Terminó: se eliminó la propiedad',
  agent_deactivated: 'Terminó: se desactivó la cuenta del agente',
  agent_took_over: 'Terminó: el agente lleva ahora la propiedad',
};
export const SHARE_EVENTS = valuesOf(shareEventLabels);
export type ShareEvent = keyof typeof shareEventLabels;
