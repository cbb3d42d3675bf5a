import { formatDate } from '@pbr/schemas/format/dates';
import { HELD_DAYS } from '@pbr/schemas/held/values';
import { Button } from '@pbr/ui/button';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import classes from './held.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ReleaseProps {
  held: { id: string; clientName: string; createdAt: string };
  /** 'la consulta' */
  thing: string;
  /** Resolves once the message stands among the others. */
  onRelease: () => Promise<void>;
}

/** Says that a client wrote a held message. */
export function Release({ held, thing, onRelease }: ReleaseProps) {
  const { clientName, createdAt } = held;
  const [isBusy, setBusy] = useState(false);

  async function release() {
    setBusy(true);
    try {
      await onRelease();
      notifySuccess('Ya está en tu bandeja', `Responde cuando quieras a ${clientName}.`);
    } catch (error) {
      notifyFailed(error, `No se pudo recibir ${thing}.`);
    }
    setBusy(false);
  }

  return (
    <div className={classes.release}>
      <Button
        look="primary"
        isBusy={isBusy}
        aria-label={`Es un cliente: ${clientName}`}
        onClick={() => void release()}
      >
        Es un cliente
      </Button>
      <span>Se borra el {formatDate(erasedOn(createdAt))}</span>
    </div>
  );
}

const erasedOn = (createdAt: string) =>
  new Date(Date.parse(createdAt) + HELD_DAYS * DAY_MS).toISOString();
