import type { Agreement } from '@pbr/schemas/commission/share';
import { formatDate } from '@pbr/schemas/format/dates';
import { mailUrl } from '../../../lib/format/contact-links.ts';
import { dialUrl } from '../../../lib/format/phone-links.ts';
import { useSite } from '../../../lib/page/site.ts';
import classes from './agreement.module.css';

/** Puts the party that gives the share before the one that receives it. */
function partiesOf({ owner, agent, shareType }: Agreement) {
  const person = { ...owner, name: `${owner.firstName} ${owner.lastName}`.trim() };
  const [giver, receiver] = shareType === 'incoming' ? [agent, person] : [person, agent];
  return [
    { role: 'Comparte', ...giver },
    { role: 'Recibe', ...receiver },
  ];
}

export function Parties({ agreement }: { agreement: Agreement }) {
  return (
    <section className={classes.parties} aria-label="Agentes">
      {partiesOf(agreement).map(({ role, name, email, phone }) => (
        <div key={role}>
          <p className={classes.quiet}>{role}</p>
          <p className={classes.party}>{name}</p>
          {email !== null && <a href={mailUrl(email)}>{email}</a>}
          {phone !== null && <a href={dialUrl(phone)}>{phone}</a>}
        </div>
      ))}
    </section>
  );
}

/** Shown only in print. */
export function Signatures({ agreement }: { agreement: Agreement }) {
  return (
    <div className={classes.signing}>
      <p>Quienes firman están de acuerdo con las condiciones de esta hoja.</p>
      <div className={classes.signatures}>
        {partiesOf(agreement).map(({ role, name }) => (
          <p key={role}>
            <strong>{name}</strong>
            <span>{`${role} la comisión · Fecha: ____ / ____ / ______`}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Shown only in print: identifies the sheet and the version of its terms. */
export function Letterhead({ agreement }: { agreement: Agreement }) {
  const { company } = useSite();
  const { id, history, createdAt } = agreement;
  const terms = history.filter(({ event }) => event === 'created' || event === 'changed');
  return (
    <p className={classes.letterhead}>
      <strong>{company.name}</strong>
      <span>
        {[
          `Folio ${id.slice(0, 8).toUpperCase()}`,
          `Versión ${terms.length}`,
          `Registrado el ${formatDate(createdAt)}`,
        ].join(' · ')}
      </span>
    </p>
  );
}
