import type { Dashboard } from '@pbr/schemas/dashboard';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { Card } from '@pbr/ui/card';
import { EmptyState } from '@pbr/ui/empty-state';
import { CheckIcon } from '@pbr/ui/icons/icons';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Unanswered } from './unanswered.tsx';
import classes from './waiting.module.css';

type WaitingFacts = Dashboard['waiting'];

/** Whether nothing waits for the person, or for an admin in the agency. */
export const hasNoTasks = ({ waiting, agency }: Dashboard): boolean =>
  waiting.unanswered.count === 0 && !hasCards({ ...waiting, agency });

/** Lists only pending tasks; an empty list is good news. */
export function Waiting({ dashboard }: { dashboard: Dashboard }) {
  const { waiting, agency } = dashboard;
  if (hasNoTasks(dashboard)) return <NothingWaits />;
  return (
    <>
      {waiting.unanswered.count > 0 && <Unanswered {...waiting.unanswered} />}
      {hasCards({ ...waiting, agency }) && <Tasks {...waiting} agency={agency} />}
    </>
  );
}

type TaskFacts = Omit<WaitingFacts, 'unanswered'> & Pick<Dashboard, 'agency'>;

function hasCards({ withoutPhoto, withoutPrice, sharesReceived, agency }: TaskFacts): boolean {
  const forAdmins = agency === null ? 0 : agency.pendingRequests + agency.pendingRegistrations;
  return withoutPhoto.count + withoutPrice.count + sharesReceived.count + forAdmins > 0;
}

function Tasks({ withoutPhoto, withoutPrice, sharesReceived, agency }: TaskFacts) {
  return (
    <ul className={classes.tasks}>
      {agency !== null && <AgencyTasks {...agency} />}
      {sharesReceived.count > 0 && <SharesReceived {...sharesReceived} />}
      {withoutPhoto.count > 0 && (
        <ListingsToFix
          {...withoutPhoto}
          status="without-photo"
          title={formatCounted(withoutPhoto.count, 'propiedad sin foto', 'propiedades sin foto')}
          text="Con fotos llegan muchas más consultas."
        />
      )}
      {withoutPrice.count > 0 && (
        <ListingsToFix
          {...withoutPrice}
          status="without-price"
          title={formatCounted(
            withoutPrice.count,
            'propiedad sin precio',
            'propiedades sin precio',
          )}
          text={`${withoutPrice.count === 1 ? 'Se muestra' : 'Se muestran'} como “Precio a consultar”.`}
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
          <div className={classes.head}>
            <h3 className={classes.title}>{title}</h3>
            {action}
          </div>
          {children}
        </div>
      </Card>
    </li>
  );
}

/** Leads to all that a task counts. */
const Way = (link: LinkProps) => <Link {...link} className={classes.way ?? ''} />;

function SharesReceived({ count }: WaitingFacts['sharesReceived']) {
  return (
    <Task
      title={formatCounted(count, 'comisión por confirmar', 'comisiones por confirmar')}
      action={<Way to="/shared-commissions">Ver comisiones</Way>}
    >
      <p className={classes.quiet}>
        {count === 1
          ? 'Otro agente la comparte contigo y espera tu respuesta.'
          : 'Otros agentes las comparten contigo y esperan tu respuesta.'}
      </p>
    </Task>
  );
}

function AgencyTasks({ pendingRequests, pendingRegistrations }: NonNullable<Dashboard['agency']>) {
  return (
    <>
      {pendingRequests > 0 && (
        <Task
          title={formatCounted(pendingRequests, 'solicitud pendiente', 'solicitudes pendientes')}
          action={
            <Way to="/inquiries/requests" search={{ status: 'pending' }}>
              Ver solicitudes
            </Way>
          }
        >
          <p className={classes.quiet}>
            {pendingRequests === 1 ? 'Pide' : 'Piden'} contacto, un avalúo o asesoría legal.
          </p>
        </Task>
      )}
      {pendingRegistrations > 0 && (
        <Task
          title={formatCounted(
            pendingRegistrations,
            'registro por aprobar',
            'registros por aprobar',
          )}
          action={
            <Way to="/admin" search={{ status: 'pending' }}>
              Ver registros
            </Way>
          }
        >
          <p className={classes.quiet}>
            {pendingRegistrations === 1
              ? 'Confirmó su correo y espera entrar al equipo.'
              : 'Confirmaron su correo y esperan entrar al equipo.'}
          </p>
        </Task>
      )}
    </>
  );
}

interface ListingsToFixProps {
  count: number;
  /** The filter of the list that holds all of them. */
  status: 'without-photo' | 'without-price';
  items: WaitingFacts['withoutPhoto']['items'];
  title: string;
  text: string;
}

/** Each row opens the form of its listing, over the list of all of them. */
function ListingsToFix({ count, items, status, title, text }: ListingsToFixProps) {
  return (
    <Task
      title={title}
      action={
        <Way to="/my-properties" search={{ status }}>
          {count > 1 ? 'Ver todas' : 'Ver en la lista'}
        </Way>
      }
    >
      <p className={classes.quiet}>{text}</p>
      <ul className={classes.items}>
        {items.map(({ id, name, neighborhood, city }) => (
          <li key={id}>
            <Link
              to="/my-properties"
              search={{ status, edit: id }}
              className={classes.listing ?? ''}
            >
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
