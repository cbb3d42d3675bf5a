import { formatDay } from '@pbr/schemas/format/dates';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import type { MyProperty } from '@pbr/schemas/property/mine';
import classes from './row.module.css';

/** How much a listing is asked for, and since when it is online. */
export function RowFigures({ listing }: { listing: MyProperty }) {
  return (
    <p className={classes.figures}>
      <span>
        <Inquiries listing={listing} />
      </span>
      {!listing.isDraft && <Views views={listing.views} />}
      <span>{since(listing)}</span>
    </p>
  );
}

function Inquiries({ listing }: { listing: MyProperty }) {
  const { inquiryCount, unansweredInquiries } = listing;
  if (inquiryCount === 0) return 'Sin consultas';
  const all = formatCounted(inquiryCount, 'consulta', 'consultas');
  if (unansweredInquiries === 0) return all;
  return (
    <>
      <span className="for-readers-on-phones">{all} · </span>
      <strong>{formatCount(unansweredInquiries)} sin responder</strong>
    </>
  );
}

function Views({ views: { count, since: begin } }: Pick<MyProperty, 'views'>) {
  return (
    <span>
      {formatCounted(count, 'visita', 'visitas')}
      <span className="for-readers-on-phones"> desde el {formatDay(begin)}</span>
    </span>
  );
}

function since({ daysOnline, createdAt }: MyProperty) {
  if (daysOnline === null)
    return <span className="for-readers-on-phones">Alta el {formatDay(createdAt)}</span>;
  if (daysOnline === 0)
    return (
      <>
        <span className="for-readers-on-phones">En línea </span>desde hoy
      </>
    );
  return (
    <>
      {formatCounted(daysOnline, 'día', 'días')}
      <span className="for-readers-on-phones"> en línea</span>
    </>
  );
}
