import type { Session } from '@pbr/schemas/account/session';
import { formatMoment } from '@pbr/schemas/format/moments';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { describeUserAgent } from './describe-user-agent.ts';
import classes from '../rows.module.css';

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { createdAt, seenAt, userAgent, current } = session;
  const device = describeUserAgent(userAgent);
  const lastUse = formatMoment(seenAt);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {device} {current && <Badge tone="sale">Esta sesión</Badge>}
        </h3>
        <p className={classes.moments}>
          <span>Iniciada el {formatMoment(createdAt)}</span>
          <span>Último uso: {lastUse}</span>
        </p>
      </div>
      {!current && (
        <Button
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={`Cerrar la sesión de ${device}, último uso ${lastUse}`}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}
