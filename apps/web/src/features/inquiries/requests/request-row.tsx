import { SelectField } from '@pbr/ui/fields/select-field';
import type { RequestItem } from '@pbr/schemas/request/request';
import { requestFacts } from '@pbr/schemas/request/facts';
import { requestKindLabels } from '@pbr/schemas/request/kinds';
import { useState } from 'react';
import { clientChatUrl } from '../../../lib/format/client-chat.ts';
import { useSite } from '../../../lib/page/site.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { ItemRow } from '../item-row.tsx';
import type { Opening } from '../opened-item.ts';
import classes from './requests.module.css';
import type { RequestChanges } from './use-request-changes.ts';

type Person = NonNullable<RequestItem['assignee']>;

interface RequestRowProps {
  request: RequestItem;
  /** The people to whom the request can be assigned. */
  admins: readonly Person[];
  changes: RequestChanges;
  opening: Opening;
}

/** The reason to write to the sender, by kind. */
const reasons = {
  contact: 'por tu mensaje',
  valuation: 'por tu solicitud de avalúo',
  legal: 'por tu solicitud de asesoría legal',
} as const;

/** One request with all the fields of its form and the admins' actions. */
export function RequestRow(props: RequestRowProps) {
  const { request, changes, opening } = props;
  const user = useSessionUser();
  const { company } = useSite();
  const kind = requestKindLabels[request.kind];
  const { assignee } = request;
  return (
    <ItemRow
      item={request}
      changes={changes}
      opening={opening}
      matter={assignee === null ? kind : `${kind} · ${nameOf(assignee)}`}
      chat={user && clientChatUrl(request, user, company.name, reasons[request.kind])}
      about={<Asked request={request} />}
      response={request.response}
    >
      <Assignee {...props} />
    </ItemRow>
  );
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

interface AskedProps {
  request: Pick<RequestItem, 'kind' | 'details'>;
}

/** The other answers of the form. */
export function Asked({ request: { kind, details } }: AskedProps) {
  const facts = requestFacts(kind, details);
  if (facts.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Assignee({ request, admins, changes }: RequestRowProps) {
  const { assignee } = request;
  /** The choice while it is on its way. */
  const [chosen, setChosen] = useState<string>();
  const isKnown = assignee === null || admins.some(({ id }) => id === assignee.id);
  const people = isKnown ? admins : [assignee, ...admins];

  async function choose(id: string) {
    setChosen(id);
    await changes.assign(request, id || null);
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
