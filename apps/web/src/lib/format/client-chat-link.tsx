import { buttonClass } from '@pbr/ui/button';
import { WhatsAppIcon } from '@pbr/ui/icons/listing-icons';

interface ClientChatLinkProps {
  /** The URL of the chat; without one there is no link. */
  chat: string | null;
  clientName: string;
  /** Called when the link is followed. */
  onStart?: () => void;
  /** The class of a link that is only an icon. */
  iconClass?: string | undefined;
}

/** Opens a WhatsApp chat with a client in another tab. */
export function ClientChatLink({ chat, clientName, onStart, iconClass }: ClientChatLinkProps) {
  if (chat === null) return null;
  return (
    <a
      href={chat}
      className={iconClass ?? buttonClass()}
      aria-label={`WhatsApp a ${clientName}, abre otra pestaña`}
      title={iconClass && 'WhatsApp'}
      onClick={onStart}
      target="_blank"
      rel="noopener noreferrer"
    >
      <WhatsAppIcon size={iconClass ? 22 : 18} />
      {!iconClass && 'WhatsApp'}
    </a>
  );
}
