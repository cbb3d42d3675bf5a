import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { WhatsAppIcon } from '@pbr/ui/icons/listing-icons';
import { OFFER } from '../detail-header.tsx';
import type { OwnListingPart } from '../own/own-listing-part.tsx';
import { useIsInView } from '../../../../lib/page/use-is-in-view.ts';
import { agentChatUrl } from './agent-chat.ts';
import actions from '../sharing/actions.module.css';
import classes from './phone-bar.module.css';

interface WaysProps {
  property: PropertyDetail;
  onInquire: () => void;
}

interface PhoneBarProps extends WaysProps {
  own: OwnListingPart;
}

/** On phones the contact buttons stay at the bottom of the screen, with the price once it has scrolled away above. */
export function PhoneBar({ property, own, onInquire }: PhoneBarProps) {
  const isPriceInView = useIsInView(OFFER, true);
  return (
    <section className={classes.bar} aria-label="Contacto rápido">
      <p className={classes.price} hidden={isPriceInView || property.can.edit}>
        {priceLines(property).map((line) => (
          <span key={line.text}>{priceText(line)}</span>
        ))}
      </p>
      {property.can.edit ? (
        <own.Part property={property} inBar />
      ) : (
        <Ways property={property} onInquire={onInquire} />
      )}
    </section>
  );
}

function Ways({ property, onInquire }: WaysProps) {
  const chat = agentChatUrl(property);
  return (
    <>
      <button type="button" className={actions.main} aria-haspopup="dialog" onClick={onInquire}>
        <span>
          Contactar<span className="for-readers"> Agente</span>
        </span>
      </button>
      {chat !== null && (
        <a
          className={`${actions.quiet} ${classes.chat}`}
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="WhatsApp"
        >
          <WhatsAppIcon size={24} />
        </a>
      )}
    </>
  );
}
