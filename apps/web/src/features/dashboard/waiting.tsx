import type { Dashboard } from '@pbr/schemas/dashboard';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Card } from '@pbr/ui/card';
import { EmptyState } from '@pbr/ui/empty-state';
import { CheckIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../lib/button-link.tsx';
import { Unanswered } from './unanswered.tsx';
import classes from './waiting.module.css';

type WaitingFacts = Dashboard['waiting'];

/** Lists only pending tasks; an empty list is good news. */
export function Waiting({ waiting }: { waiting: WaitingFacts }) {
  const { unanswered, withoutPhoto, withoutPrice, sharesReceived } = waiting;
  const all = [unanswered, withoutPhoto, withoutPrice, sharesReceived];
  if (all.every(({ count }) => count === 0)) return <NothingWaits />;
  return (
    <>
      {unanswered.count > 0 && <Unanswered {...unanswered} />}
      <Tasks {...{ withoutPhoto, withoutPrice, sharesReceived }} />
    </>
  );
}

type TaskFacts = Omit<WaitingFacts, 'unanswered'>;

function Tasks({ withoutPhoto, withoutPrice, sharesReceived }: TaskFacts) {
  if (withoutPhoto.count + withoutPrice.count + sharesReceived.count === 0) return null;
  return (
    <ul className={classes.tasks}>
      {sharesReceived.count > 0 && <SharesReceived {...sharesReceived} />}
      {withoutPhoto.count > 0 && (
        <ListingsToFix
          {...withoutPhoto}
          title={formatCounted(withoutPhoto.count, 'propiedad sin foto', 'propiedades sin foto')}
          text="Con fotos llegan muchas más consultas."
        />
      )}
      {withoutPrice.count > 0 && (
        <ListingsToFix
          {...withoutPrice}
          title={formatCounted(
            withoutPrice.count,
            'propiedad sin precio',
            'propiedades sin precio',
          )}
          text="Se muestran como «Precio a consultar»."
        />
      )}
    </ul>
  );
}

function NothingWaits() {
  return (
    <EmptyState
      heading="h3"
      title="Estás al día"
      drawing={<CheckIcon size={48} />}
      text="No hay consultas sin responder, y a tus propiedades no les falta foto ni precio."
    />
  );
}

interface TaskProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

function Task({ title, children, action }: TaskProps) {
  return (
    <li className={classes.task}>
      <Card>
        <div className={classes.parts}>
          <h3 className={classes.title}>{title}</h3>
          {children}
          <div className={classes.action}>{action}</div>
        </div>
      </Card>
    </li>
  );
}

function SharesReceived({ count }: WaitingFacts['sharesReceived']) {
  return (
    <Task
      title={formatCounted(count, 'comisión por confirmar', 'comisiones por confirmar')}
      action={<ButtonLink to="/shared-commissions">Ver comisiones</ButtonLink>}
    >
      <p className={classes.quiet}>Otros agentes las comparten contigo y esperan tu respuesta.</p>
    </Task>
  );
}

interface ListingsToFixProps {
  count: number;
  items: WaitingFacts['withoutPhoto']['items'];
  title: string;
  text: string;
}

function ListingsToFix({ count, items, title, text }: ListingsToFixProps) {
  return (
    <Task title={title} action={<ButtonLink to="/my-properties">Ir a Mis Propiedades</ButtonLink>}>
      <p className={classes.quiet}>{text}</p>
      <ul className={classes.items}>
        {items.map(({ id, name, neighborhood, city }) => (
          <li key={id}>
            <Link to="/properties/$id" params={{ id }} className={classes.listing ?? ''}>
              {name}
            </Link>
            <span className={classes.quiet}>{[...new Set([neighborhood, city])].join(', ')}</span>
          </li>
        ))}
      </ul>
      {count > items.length && (
        <p className={classes.quiet}>y {formatCount(count - items.length)} más</p>
      )}
    </Task>
  );
}
