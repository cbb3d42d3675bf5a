import type { Dashboard } from '@pbr/schemas/dashboard';
import { formatDuration } from '@pbr/schemas/format/durations';
import { formatCount } from '@pbr/schemas/format/numbers';
import classes from './figures.module.css';

export function Figures({ figures }: { figures: Dashboard['figures'] }) {
  const { activeListings, pausedListings, inquiriesByWeek, medianAnswerMinutes } = figures;
  const inquiries = inquiriesByWeek.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className={classes.figures}>
      <Figure label="Propiedades activas" value={formatCount(activeListings)} />
      <Figure label="En pausa" value={formatCount(pausedListings)} />
      <Figure label="Consultas en 12 semanas" value={formatCount(inquiries)} />
      <Figure
        label="Tiempo de respuesta"
        note="La mitad de tus respuestas tarda menos."
        value={medianAnswerMinutes === null ? 'Sin datos' : formatDuration(medianAnswerMinutes)}
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note?: string;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note !== undefined && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
