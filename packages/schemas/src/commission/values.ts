import { valuesOf } from '../values-of.ts';

/** Labels from the point of view of the listing's owner. */
export const shareTypeLabels = {
  outgoing: 'La comparto',
  incoming: 'La recibo',
};
export const SHARE_TYPES = valuesOf(shareTypeLabels);

/** The other agent's answer to a share; a new or changed share waits for one. */
export const SHARE_ACCEPTANCES = ['pending', 'accepted', 'declined'] as const;

/** The states of a share; a declined or withdrawn one is over. */
export const shareStateLabels = {
  pending: 'Por confirmar',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
};
export const SHARE_STATES = valuesOf(shareStateLabels);
export type ShareState = keyof typeof shareStateLabels;

/** The events in a share's history. */
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

/** How the agency's amounts of commissions are meant. */
export const commissionVatLabels = {
  none: 'Sin mención',
  plus: 'Más IVA',
  included: 'IVA incluido',
};
export const COMMISSION_VATS = valuesOf(commissionVatLabels);
export type CommissionVat = keyof typeof commissionVatLabels;
