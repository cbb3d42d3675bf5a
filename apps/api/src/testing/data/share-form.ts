/** A complete form of a share with somebody from outside, as both doors take it. */
export function externalShareForm(change: Record<string, unknown> = {}) {
  return {
    percentage: '2.50',
    shareType: 'outgoing',
    agentId: null,
    externalAgentName: 'Rosa Elena Bautista',
    externalAgentEmail: 'rosa@correo.mx',
    externalAgentPhone: '+52 777 555 0306',
    ...change,
  };
}
