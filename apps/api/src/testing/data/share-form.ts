/** A complete form of a share with an agent from outside, for REST and tRPC alike. */
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
