import type { Dashboard } from '@pbr/schemas/dashboard';
import { formatDay } from '@pbr/schemas/format/dates';
import { formatDuration } from '@pbr/schemas/format/durations';
import { formatCount } from '@pbr/schemas/format/numbers';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './figures.module.css';

/** The numbers at a glance, each with the way to what it counts. Admins see those of the agency. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { waiting, figures, agency } = dashboard;
  const { activeListings, pausedListings, views, inquiriesByWeek, medianAnswerMinutes } = figures;
  const inquiries = inquiriesByWeek.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={classes.figures}>
      <Figure
        label="Consultas pendientes"
        value={formatCount(waiting.unanswered.count)}
        link={{ to: '/inquiries', search: { status: 'pending' } }}
      />
      {agency !== null && (
        <>
          <Figure
            label="Solicitudes pendientes"
            value={formatCount(agency.pendingRequests)}
            link={{ to: '/inquiries/requests', search: { status: 'pending' } }}
          />
          <Figure
            label="Registros por aprobar"
            value={formatCount(agency.pendingRegistrations)}
            link={{ to: '/admin', search: { status: 'pending' } }}
          />
        </>
      )}
      <Figure
        label="Propiedades activas"
        value={formatCount(activeListings)}
        link={{ to: '/my-properties', search: { status: 'active' } }}
      />
      <Figure
        label="En pausa"
        value={formatCount(pausedListings)}
        link={{ to: '/my-properties', search: { status: 'inactive' } }}
      />
      {views !== null && (
        <Figure
          label="Visitas"
          value={formatCount(views.count)}
          note={`desde el ${formatDay(views.since)}`}
          link={{ to: '/my-properties', search: { sort: 'views' } }}
        />
      )}
      <Figure
        label="Consultas recibidas"
        value={formatCount(inquiries)}
        note="en 12 semanas"
        link={{ to: '/inquiries' }}
      />
      <Figure
        label="Tiempo de respuesta"
        link={{ to: '/inquiries', search: { status: 'answered' } }}
        {...(medianAnswerMinutes === null
          ? { value: 'Sin datos' }
          : { value: formatDuration(medianAnswerMinutes), note: 'lo habitual en 12 semanas' })}
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note?: string;
  link: LinkProps;
}

function Figure({ label, value, note, link }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>
        <Link {...link} className={classes.link ?? ''}>
          {label}
        </Link>
      </dt>
      <dd>{value}</dd>
      {note !== undefined && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
