import { formatDay } from '@pbr/schemas/format/dates';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import type { MyProperty } from '@pbr/schemas/property/mine';
import classes from './row.module.css';

/** How much a listing is asked for, and since when it is online. Nobody sees a draft. */
export function RowFigures({ listing }: { listing: MyProperty }) {
  return (
    <p className={classes.figures}>
      {!listing.isDraft && (
        <>
          <span>
            <Inquiries listing={listing} />
          </span>
          <span>{formatCounted(listing.views.count, 'visita', 'visitas')}</span>
        </>
      )}
      <span className={classes.since}>{since(listing)}</span>
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

function since({ daysOnline, createdAt }: MyProperty): string {
  if (daysOnline === null) return `Alta el ${formatDay(createdAt)}`;
  if (daysOnline === 0) return 'En línea desde hoy';
  return `${formatCounted(daysOnline, 'día', 'días')} en línea`;
}
