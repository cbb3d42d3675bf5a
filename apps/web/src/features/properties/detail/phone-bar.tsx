import type { PropertyDetail } from '@pbr/schemas/property';
import { MailIcon, WhatsAppIcon } from '@pbr/ui/icons';
import { agentChatUrl } from './agent-chat.ts';
import actions from './actions.module.css';
import classes from './phone-bar.module.css';

interface PhoneBarProps {
  property: PropertyDetail;
  onInquire: () => void;
}

/** On a phone the ways to reach the agent stay at hand at the bottom of the screen. */
export function PhoneBar({ property, onInquire }: PhoneBarProps) {
  const chat = agentChatUrl(property);
  return (
    <section className={classes.bar} aria-label="Contacto rápido">
      <button type="button" className={actions.main} aria-haspopup="dialog" onClick={onInquire}>
        <MailIcon />
        Contactar
      </button>
      {chat !== null && (
        <a className={actions.quiet} href={chat} target="_blank" rel="noopener noreferrer">
          <WhatsAppIcon />
          WhatsApp
        </a>
      )}
    </section>
  );
}
