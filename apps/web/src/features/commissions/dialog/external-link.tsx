import type { CommissionShare } from '@pbr/schemas/commission/share';
import { Button, buttonClass } from '@pbr/ui/button';
import { WhatsAppIcon } from '@pbr/ui/icons/listing-icons';
import { useRef, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { chatUrl } from '../../../lib/format/phone-links.ts';
import { trpc } from '../../../lib/trpc.ts';
import { shareAgentName } from '../share-words.ts';
import { EndLinks } from './end-links.tsx';
import classes from './dialog.module.css';

const INVITATION = 'Hola. Te comparto el acuerdo de comisión para que lo revises y respondas:';

interface ExternalLinkProps {
  share: CommissionShare;
  /** While a confirmation lies over the dialog, it alone handles the keys. */
  onAsking: (isAsking: boolean) => void;
}

/** The links with which an external agent reads and answers. The server keeps only their digests, so each one that is made is new. */
export function ExternalLink({ share, onAsking }: ExternalLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const newLink = trpc.commission.newLink.useMutation();
  const [link, setLink] = useState<string>();
  const name = shareAgentName(share);

  async function withLink(act: (made: string) => void) {
    try {
      const made = link ?? (await newLink.mutateAsync({ id: share.id })).link;
      setLink(made);
      act(made);
    } catch (error) {
      notifyFailed(error, 'No se pudo crear el enlace.');
    }
  }

  function chatWith(made: string): string {
    const text = `${INVITATION} ${made}`;
    // Without a number WhatsApp asks with whom.
    return (
      chatUrl(share.externalAgentPhone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`
    );
  }

  async function putAway(made: string) {
    try {
      await navigator.clipboard.writeText(made);
      notifySuccess('Enlace copiado', `Envíalo solo a ${name}: quien lo tenga puede responder.`);
    } catch {
      // Browsers allow copying only right after a press; the link stays selected in its field for copying by hand.
      setTimeout(() => field.current?.select());
    }
  }

  return (
    <div className={classes.link}>
      <div className={classes.actions}>
        {link === undefined ? (
          <Button
            isBusy={newLink.isPending}
            // A browser that opens no tab after the wait shows the link instead.
            onClick={() =>
              void withLink((made) => window.open(chatWith(made), '_blank', 'noopener,noreferrer'))
            }
            aria-label={`Enviar por WhatsApp a ${name}`}
          >
            <WhatsAppIcon size={18} />
            Enviar por WhatsApp
          </Button>
        ) : (
          <a
            href={chatWith(link)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
            aria-label={`Enviar por WhatsApp a ${name}, abre otra pestaña`}
          >
            <WhatsAppIcon size={18} />
            Enviar por WhatsApp
          </a>
        )}
        <Button
          isBusy={newLink.isPending}
          onClick={() => void withLink((made) => void putAway(made))}
          aria-label={`Copiar enlace para ${name}`}
        >
          {newLink.isPending ? 'Creando enlace...' : 'Copiar enlace'}
        </Button>
        <EndLinks share={share} onAsking={onAsking} onEnded={() => setLink(undefined)} />
      </div>
      {link === undefined ? (
        <p className={classes.hint}>
          Con el enlace acepta o rechaza sin tener cuenta. Sirven hasta cinco a la vez, también el
          que enviamos por correo.
        </p>
      ) : (
        <input
          ref={field}
          className={classes.linkField}
          aria-label={`Enlace del acuerdo con ${name}`}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
