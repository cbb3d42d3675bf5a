import type { PropertyDetail } from '@pbr/schemas/property';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property-values';
import { MailIcon, PhoneIcon, WhatsAppIcon } from '@pbr/ui/icons';
import { mailUrl } from '../../../lib/contact-links.ts';
import { priceLines } from '../card/price-lines.ts';
import { agentChatUrl } from './agent-chat.ts';
import { callUrl } from '../../../lib/phone-links.ts';
import actions from './actions.module.css';
import classes from './contact-card.module.css';

interface ContactCardProps {
  property: PropertyDetail;
  onInquire: () => void;
}

/** What it costs and how to reach its agent. */
export function ContactCard({ property, onInquire }: ContactCardProps) {
  const { owner } = property;
  const chat = agentChatUrl(property);
  return (
    <section className={classes.card} aria-label="Precio y contacto">
      <p className={classes.badges}>
        <span className={classes.operation} data-operation={property.operationType}>
          {labelOf(operationTypeLabels, property.operationType)}
        </span>{' '}
        <span className={classes.type}>{labelOf(propertyTypeLabels, property.propertyType)}</span>
      </p>
      <Prices property={property} />
      <div className={classes.actions}>
        <button type="button" className={actions.main} aria-haspopup="dialog" onClick={onInquire}>
          <MailIcon />
          Contactar Agente
        </button>
        <noscript>
          <a className={actions.withoutScripts} href={mailUrl(owner.email)}>
            Escribir a {owner.email}
          </a>
        </noscript>
        {owner.phone === null ? (
          <button
            type="button"
            className={actions.quiet}
            aria-haspopup="dialog"
            onClick={onInquire}
          >
            <PhoneIcon />
            Llamar Ahora
          </button>
        ) : (
          <a className={actions.quiet} href={callUrl(owner.phone)}>
            <PhoneIcon />
            Llamar Ahora
          </a>
        )}
        {chat !== null && (
          <a className={actions.quiet} href={chat} target="_blank" rel="noopener noreferrer">
            <WhatsAppIcon />
            WhatsApp
          </a>
        )}
      </div>
      <Agent owner={owner} />
    </section>
  );
}

function Prices({ property }: { property: PropertyDetail }) {
  const [main, ...others] = priceLines(property);
  return (
    <div className={classes.prices}>
      <p className={classes.price}>
        {main.text}
        {main.perMonth && <span className={classes.period}> por mes</span>}
      </p>
      {main.equivalent !== null && <p className={classes.equivalent}>{main.equivalent}</p>}
      {others.map((line) => (
        <p key={line.text} className={classes.secondPrice}>
          {line.text}
          {line.perMonth && ' por mes'}
          {line.equivalent !== null && (
            <span className={classes.equivalent}>{line.equivalent}</span>
          )}
        </p>
      ))}
    </div>
  );
}

const AVATAR_PX = 56;

function Agent({ owner }: Pick<PropertyDetail, 'owner'>) {
  const initials = [owner.firstName, owner.lastName].map(([letter]) => letter ?? '').join('');
  return (
    <div className={classes.agent}>
      {owner.profileImageUrl === null ? (
        <span className={classes.avatar} aria-hidden="true">
          {initials.toUpperCase()}
        </span>
      ) : (
        <img
          className={classes.avatar}
          src={owner.profileImageUrl}
          alt=""
          width={AVATAR_PX}
          height={AVATAR_PX}
          loading="lazy"
        />
      )}
      <div>
        <p className={classes.agentName}>
          {owner.firstName} {owner.lastName}
        </p>
        <p className={classes.agentLabel}>Agente Inmobiliario</p>
        <p className={classes.stars} aria-hidden="true">
          ★★★★★
        </p>
      </div>
    </div>
  );
}
