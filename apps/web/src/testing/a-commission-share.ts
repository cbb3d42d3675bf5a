import type { CommissionShare, PropertyCommissions } from '@pbr/schemas/commission/share';

/** A share with Eva Paz, who has not answered yet. Pass only the fields that the test is about. */
export function aCommissionShare(share: Partial<CommissionShare> = {}): CommissionShare {
  return {
    id: crypto.randomUUID(),
    propertyId: crypto.randomUUID(),
    ownerId: crypto.randomUUID(),
    agentId: crypto.randomUUID(),
    percentage: '2.50',
    commissionTotal: null,
    commissionPart: null,
    fixedAmount: null,
    externalAgentName: null,
    externalAgentEmail: null,
    externalAgentPhone: null,
    shareType: 'outgoing',
    notes: null,
    isActive: true,
    acceptance: 'pending',
    createdAt: '2026-10-01T12:00:00.000Z',
    updatedAt: '2026-10-01T12:00:00.000Z',
    agent: {
      id: crypto.randomUUID(),
      firstName: 'Eva',
      lastName: 'Paz',
      profileImageUrl: null,
    },
    property: {
      id: crypto.randomUUID(),
      name: 'Casa con patio',
      city: 'Ciudad de México',
      operationType: 'venta',
      salePrice: '8000000.00',
      rentPrice: null,
      currency: 'MXN',
      isActive: true,
      owner: { firstName: 'Ana', lastName: 'Ríos' },
    },
    state: 'pending',
    version: 1,
    amount: '200000.00',
    ...share,
  };
}

export function anExternalShare(share: Partial<CommissionShare> = {}): CommissionShare {
  return aCommissionShare({
    agentId: null,
    agent: null,
    externalAgentName: 'Óscar Lara',
    externalAgentEmail: 'oscar@correo.test',
    ...share,
  });
}

/** The commissions of a listing for sale at eight million. */
export function someCommissions(shares: CommissionShare[] = []): PropertyCommissions {
  return {
    property: {
      id: crypto.randomUUID(),
      name: 'Casa con patio',
      operationType: 'venta',
      currency: 'MXN',
      salePrice: '8000000.00',
      rentPrice: null,
    },
    shares,
    can: { edit: true },
  };
}
