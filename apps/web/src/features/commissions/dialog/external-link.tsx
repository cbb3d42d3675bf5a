import type { CommissionShare } from '@pbr/schemas/commission/share';
import { Button, buttonClass } from '@pbr/ui/button';
import { useRef, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { chatUrl } from '../../../lib/format/phone-links.ts';
import { trpc } from '../../../lib/trpc.ts';
import { shareAgentName } from '../share-words.ts';
import classes from './dialog.module.css';

/** The link with which an external agent reads and answers. The server keeps only its digest, so each copy is a new link. */
export function ExternalLink({ share }: { share: CommissionShare }) {
  const field = useRef<HTMLInputElement>(null);
  const newLink = trpc.commission.newLink.useMutation();
  const [link, setLink] = useState<string>();
  const name = shareAgentName(share);

  async function copy() {
    try {
      const made = link ?? (await newLink.mutateAsync({ id: share.id })).link;
      setLink(made);
      await putAway(made);
    } catch (error) {
      notifyFailed(error, 'No se pudo crear el enlace.');
    }
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

  const chat =
    link === undefined
      ? null
      : chatUrl(
          share.externalAgentPhone,
          `Hola. Te comparto el acuerdo de comisión para que lo revises y respondas: ${link}`,
        );
  return (
    <div className={classes.link}>
      <div className={classes.actions}>
        <Button
          isBusy={newLink.isPending}
          onClick={() => void copy()}
          aria-label={`Copiar enlace para ${name}`}
        >
          {newLink.isPending ? 'Creando enlace...' : 'Copiar enlace'}
        </Button>
        {chat !== null && (
          <a href={chat} target="_blank" rel="noreferrer" className={buttonClass()}>
            Enviar por WhatsApp
          </a>
        )}
      </div>
      {link === undefined ? (
        <p className={classes.hint}>
          Con el enlace acepta o rechaza sin tener cuenta. Uno nuevo anula los anteriores, también
          el que enviamos por correo.
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
