import type { Agent } from '@pbr/schemas/agent/read';
import { buttonClass } from '@pbr/ui/button';
import { MailIcon } from '@pbr/ui/icons/icons';
import { MapPinIcon, PhoneIcon, WhatsAppIcon } from '@pbr/ui/icons/listing-icons';
import { mailUrl } from '../../lib/format/contact-links.ts';
import { dialUrl, chatUrl } from '../../lib/format/phone-links.ts';
import { agentName, placeOf, websiteOf } from './agent-words.ts';
import classes from './agent.module.css';

export function ContactFacts({ agent }: { agent: Agent }) {
  const place = placeOf(agent);
  const website = websiteOf(agent);
  return (
    <ul className={classes.contact}>
      <li>
        <MailIcon size={18} />
        <a href={mailUrl(agent.email)}>{agent.email}</a>
      </li>
      {agent.phone !== null && (
        <li>
          <PhoneIcon size={18} />
          <a href={dialUrl(agent.phone)}>{agent.phone}</a>
        </li>
      )}
      {place !== '' && (
        <li>
          <MapPinIcon size={18} />
          <span>{place}</span>
        </li>
      )}
      {website !== null && (
        <li>
          <span className={classes.globe} aria-hidden="true">
            ↗
          </span>
          <a href={website} target="_blank" rel="noreferrer nofollow">
            {website.replace(/^https?:\/\//u, '')}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Buttons for the quickest ways to reach the agent. */
export function ContactButtons({ agent }: { agent: Agent }) {
  const name = agentName(agent);
  const chat = chatUrl(
    agent.whatsapp ?? agent.phone,
    `Hola, ${agent.firstName}. Vi tu perfil en el portal y me gustaría platicar contigo.`,
  );
  return (
    <p className={classes.buttons}>
      <a href={mailUrl(agent.email)} className={buttonClass()} aria-label={`Email a ${name}`}>
        <MailIcon /> Email
      </a>
      {chat !== null && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('primary')}
          aria-label={`WhatsApp con ${name}`}
        >
          <WhatsAppIcon /> WhatsApp
        </a>
      )}
    </p>
  );
}
