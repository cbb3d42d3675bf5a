import type { ApiToken } from '@pbr/schemas/account/api-token';
import { formatTimeLeft } from '@pbr/schemas/format/durations';
import { formatDate } from '@pbr/schemas/format/dates';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { useNow } from '../../../lib/format/use-now.ts';
import classes from '../rows.module.css';
import own from './tokens.module.css';

const WARNED_MS = 14 * 86_400_000;

export function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scope, createdAt, expiresAt, lastUsedAt } = token;
  const lastUse = lastUsedAt === null ? 'sin uso' : formatDate(lastUsedAt);
  const now = useNow();
  const msLeft = new Date(expiresAt).getTime() - now;
  const isExpired = msLeft < 0;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {name} <Badge tone="neutral">{scopeWords[scope]}</Badge>
          {isExpired && <Badge tone="strong">Caducado</Badge>}
        </h3>
        {msLeft <= WARNED_MS && (
          <p className={own.warning}>
            {isExpired
              ? 'El sistema que lo usa ya no tiene acceso: crea otro y cámbialo ahí.'
              : `Caduca en ${formatTimeLeft(expiresAt, now)}: crea otro y cámbialo en el sistema que lo usa.`}
          </p>
        )}
        <p className={own.days}>
          <span>
            {isExpired ? 'Caducó' : 'Caduca'} el {formatDate(expiresAt)}
          </span>
          <span>Último uso: {lastUse}</span>
          <span>Creado el {formatDate(createdAt)}</span>
        </p>
      </div>
      <Button onClick={onRevoke} aria-label={`Revocar el token ${name}`}>
        Revocar
      </Button>
    </li>
  );
}

const scopeWords = { read: 'Lectura', write: 'Lectura y escritura' };
