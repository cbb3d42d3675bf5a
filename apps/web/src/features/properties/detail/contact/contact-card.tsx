import type { PropertyDetail } from '@pbr/schemas/property/read';
import { CheckIcon, MailIcon } from '@pbr/ui/icons/icons';
import { PhoneIcon, WhatsAppIcon } from '@pbr/ui/icons/listing-icons';
import { mailUrl } from '../../../../lib/format/contact-links.ts';
import type { OwnListingPart } from '../own/own-listing-part.tsx';
import { AgentBlock } from './agent-block.tsx';
import { agentChatUrl } from './agent-chat.ts';
import { Offer } from './offer.tsx';
import { dialUrl } from '../../../../lib/format/phone-links.ts';
import { PRINTED } from '../sharing/print-sheet.ts';
import actions from '../sharing/actions.module.css';
import classes from './contact-card.module.css';

interface WaysProps {
  property: PropertyDetail;
  onInquire: () => void;
}

interface ContactCardProps extends WaysProps {
  /** Instead of these ways, for those who may edit the listing. */
  own: OwnListingPart;
  /** The visitor has just sent an inquiry. */
  hasInquired?: boolean;
}

/** The price and the ways to reach the agent. */
export function ContactCard({ property, own, onInquire, hasInquired = false }: ContactCardProps) {
  const { owner } = property;
  return (
    <section className={classes.card} aria-label="Precio y contacto">
      <div className={classes.offer}>
        <Offer property={property} />
      </div>
      {hasInquired && (
        <p className={classes.sent}>
          <CheckIcon size={18} />
          <span>
            Ya le escribiste a {owner.firstName}. Te enviamos un acuse a tu correo; su respuesta
            llegará ahí mismo o al teléfono que dejaste.
          </span>
        </p>
      )}
      {property.can.edit ? (
        <own.Part property={property} />
      ) : (
        <Ways property={property} onInquire={onInquire} />
      )}
      <AgentBlock property={property} />
      {property.isActive && (
        // Browsers load it when they print, with all other pictures that wait.
        <img
          {...{ [PRINTED]: true }}
          className={classes.code}
          src={`/qr/${property.id}.svg`}
          alt="Código QR de esta página"
          loading="lazy"
        />
      )}
    </section>
  );
}

/** Phones hide the two buttons that the bar at the bottom already has. */
function Ways({ property, onInquire }: WaysProps) {
  const { owner } = property;
  const chat = agentChatUrl(property);
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={`${actions.main} ${classes.alsoInBar}`}
        aria-haspopup="dialog"
        onClick={onInquire}
      >
        <MailIcon />
        Contactar Agente
      </button>
      <noscript>
        <a className={actions.withoutScripts} href="#formulario">
          <MailIcon />
          Contactar Agente
        </a>
      </noscript>
      <noscript>
        <a className={actions.quiet} href={mailUrl(owner.email)}>
          Escribir a {owner.email}
        </a>
      </noscript>
      {owner.phone === null ? (
        <button type="button" className={actions.quiet} aria-haspopup="dialog" onClick={onInquire}>
          <PhoneIcon />
          Llamar Ahora
        </button>
      ) : (
        <a className={actions.quiet} href={dialUrl(owner.phone)}>
          <PhoneIcon />
          Llamar Ahora
        </a>
      )}
      {chat !== null && (
        <a
          className={`${actions.quiet} ${classes.alsoInBar}`}
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsAppIcon />
          WhatsApp
        </a>
      )}
    </div>
  );
}
