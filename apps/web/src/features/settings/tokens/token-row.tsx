import type { ApiToken } from '@pbr/schemas/account/api-token';
import { formatMoment } from '@pbr/schemas/format/moments';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import classes from '../rows.module.css';

export function TokenRow({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scope, createdAt, lastUsedAt } = token;
  const lastUse = lastUsedAt === null ? 'sin uso' : formatMoment(lastUsedAt);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {name} <Badge tone={scope === 'write' ? 'sale' : 'rent'}>{scopeWords[scope]}</Badge>
        </h3>
        <p className={classes.moments}>
          <span>Creado el {formatMoment(createdAt)}</span>
          <span>Último uso: {lastUse}</span>
        </p>
      </div>
      <Button onClick={onRevoke} aria-label={`Revocar el token ${name}`}>
        Revocar
      </Button>
    </li>
  );
}

const scopeWords = { read: 'Lectura', write: 'Lectura y escritura' };
