import { SelectField } from '@pbr/ui/fields/select-field';
import type { RequestItem } from '@pbr/schemas/request/request';
import { requestFacts } from '@pbr/schemas/request/facts';
import { requestKindLabels } from '@pbr/schemas/request/kinds';
import { ItemCard } from '../item-card.tsx';
import { Since } from '../since.tsx';
import classes from './requests.module.css';
import type { RequestChanges } from './use-request-changes.ts';

type Person = NonNullable<RequestItem['assignee']>;

interface RequestCardProps {
  request: RequestItem;
  /** The people to whom the request can be assigned. */
  admins: readonly Person[];
  changes: RequestChanges;
}

/** One request with all the fields of its form and the admins' actions. */
export function RequestCard(props: RequestCardProps) {
  const { request, changes } = props;
  return (
    <ItemCard
      item={request}
      changes={changes}
      facts={
        <>
          <span>{requestKindLabels[request.kind]}</span>
          <Since moment={request.createdAt} isWaiting={request.status === 'pending'} />
        </>
      }
      about={<Asked request={request} />}
      response={request.response}
    >
      <Assignee {...props} />
    </ItemCard>
  );
}

function Asked({ request: { kind, details } }: Pick<RequestCardProps, 'request'>) {
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

function Assignee({ request, admins, changes }: RequestCardProps) {
  const { assignee } = request;
  const isKnown = assignee === null || admins.some(({ id }) => id === assignee.id);
  const people = isKnown ? admins : [assignee, ...admins];
  return (
    <SelectField
      className={classes.assignee}
      label="Atiende"
      empty="Nadie todavía"
      options={people.map(({ id, firstName, lastName }) => ({
        value: id,
        label: `${firstName} ${lastName}`,
      }))}
      value={assignee?.id ?? ''}
      onChange={({ currentTarget: { value } }) => changes.assign(request, value || null)}
    />
  );
}
