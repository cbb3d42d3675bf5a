export const SHARE_TYPES = ['outgoing', 'incoming'] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

/** Seen by whoever has the listing. */
export const shareTypeLabels: Record<ShareType, string> = {
  outgoing: 'La comparto',
  incoming: 'La recibo',
};

/** What the other agent has said of a share; a new or changed one waits for an answer. */
export const SHARE_ACCEPTANCES = ['pending', 'accepted', 'declined'] as const;

/** How a share stands: a declined or withdrawn one is over. */
export const SHARE_STATES = ['pending', 'accepted', 'declined', 'withdrawn'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

export const shareStateLabels: Record<ShareState, string> = {
  pending: 'Por confirmar',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
};

/** What can happen to a share. */
export const SHARE_EVENTS = [
  'created',
  'changed',
  'accepted',
  'declined',
  'withdrawn',
  'listing_deleted',
  'agent_deactivated',
  'agent_took_over',
] as const;
export type ShareEvent = (typeof SHARE_EVENTS)[number];

export const shareEventLabels: Record<ShareEvent, string> = {
  created: 'Registrada',
  changed: 'Modificada',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
  listing_deleted: 'Terminó: se eliminó la propiedad',
  agent_deactivated: 'Terminó: se desactivó la cuenta del agente',
  agent_took_over: 'Terminó: el agente lleva ahora la propiedad',
};
