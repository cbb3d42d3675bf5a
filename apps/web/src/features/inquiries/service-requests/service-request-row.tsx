import { Facts } from '@pbr/ui/facts';
import { SelectField } from '@pbr/ui/fields/select-field';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import { isUrgent, serviceRequestFacts } from '@pbr/schemas/service-request/facts';
import { serviceRequestKindLabels } from '@pbr/schemas/service-request/kinds';
import { useState } from 'react';
import { clientChatUrl } from '../../../lib/format/client-chat.ts';
import { useSite } from '../../../lib/page/site.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { ItemRow } from '../item-row.tsx';
import type { OpenedItemState } from '../opened-item.ts';
import classes from './service-requests.module.css';
import type { ServiceRequestChanges } from './use-service-request-changes.ts';

type Person = NonNullable<ServiceRequestItem['assignee']>;

interface ServiceRequestRowProps {
  serviceRequest: ServiceRequestItem;
  /** The people to whom the service request can be assigned. */
  admins: readonly Person[];
  changes: ServiceRequestChanges;
  opening: OpenedItemState;
}

/** The reason to write to the sender, by kind. */
const reasons = {
  contact: 'por tu mensaje',
  valuation: 'por tu solicitud de avalúo',
  legal: 'por tu solicitud de asesoría legal',
} as const;

/** One service request with all the fields of its form and the admins' actions. */
export function ServiceRequestRow(props: ServiceRequestRowProps) {
  const { serviceRequest, changes, opening } = props;
  const user = useSessionUser();
  const { company } = useSite();
  const kind = serviceRequestKindLabels[serviceRequest.kind];
  const { assignee, details, status } = serviceRequest;
  const urgent = status === 'pending' && isUrgent(details) && 'Urgente';
  return (
    <ItemRow
      item={serviceRequest}
      changes={changes}
      opening={opening}
      matter={[urgent, assignee?.firstName, kind].filter(Boolean).join(' · ')}
      chat={user && clientChatUrl(serviceRequest, user, company.name, reasons[serviceRequest.kind])}
      about={<Asked serviceRequest={serviceRequest} />}
      response={serviceRequest.response}
    >
      <Assignee {...props} />
    </ItemRow>
  );
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

interface AskedProps {
  serviceRequest: Pick<ServiceRequestItem, 'kind' | 'details'>;
}

/** The other answers of the form. */
export function Asked({ serviceRequest: { kind, details } }: AskedProps) {
  return <Facts facts={serviceRequestFacts(kind, details)} className={classes.facts} />;
}

function Assignee({ serviceRequest, admins, changes }: ServiceRequestRowProps) {
  const { assignee } = serviceRequest;
  /** The choice while it is on its way. */
  const [chosen, setChosen] = useState<string>();
  const isKnown = assignee === null || admins.some(({ id }) => id === assignee.id);
  const people = isKnown ? admins : [assignee, ...admins];

  async function choose(id: string) {
    setChosen(id);
    await changes.assign(serviceRequest, id || null);
    setChosen((latest) => (latest === id ? undefined : latest));
  }

  return (
    <SelectField
      className={classes.assignee}
      label="Atiende"
      empty="Nadie todavía"
      options={people.map((person) => ({ value: person.id, label: nameOf(person) }))}
      value={chosen ?? assignee?.id ?? ''}
      onChange={({ currentTarget: { value } }) => void choose(value)}
    />
  );
}
