import type { ApiToken, CreatedApiToken } from '@pbr/schemas/account/api-token';
import { Button } from '@pbr/ui/button';
import { CopyField } from '@pbr/ui/fields/copy-field';
import { Loading } from '@pbr/ui/loading';
import { useRef, useState } from 'react';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';
import classes from './tokens.module.css';

/** The person's API tokens, and a form for a new one. */
export function TokenList() {
  const tokens = trpc.apiToken.list.useQuery();
  const region = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<CreatedApiToken>();
  const utils = trpc.useUtils();
  const confirm = useConfirm();
  const revoke = trpc.apiToken.revoke.useMutation();

  const askToRevoke = ({ id, name }: ApiToken) =>
    confirm.ask({
      title: `¿Revocar ${name}?`,
      text: 'El sistema que lo usa pierde el acceso de inmediato. No se puede deshacer: para volver a entrar necesita un token nuevo.',
      confirmLabel: 'Revocar',
      busyLabel: 'Revocando...',
      isDestructive: true,
      onConfirm: async () => {
        try {
          await orNotifyFailed(revoke.mutateAsync({ id }), 'No se pudo revocar el token.');
          notifySuccess('Token revocado', `${name} ya no tiene acceso.`);
        } finally {
          // Also after a refusal: the token may have been revoked elsewhere.
          await utils.apiToken.list.invalidate();
        }
        if (made?.id === id) setMade(undefined);
        // The pressed button disappeared with its token.
        region.current?.focus();
      },
    });

  if (tokens.isPending) return <Loading label="Cargando tus tokens..." height="12rem" />;
  const failure = tokens.isError && (
    <QueryError query={tokens} heading="h3" title="No se pudieron cargar tus tokens" />
  );
  if (!tokens.data) return failure;
  return (
    <div ref={region} tabIndex={-1} className={classes.region}>
      {failure}
      {made ? (
        <NewToken made={made} onClose={() => setMade(undefined)} />
      ) : (
        <TokenForm onMade={setMade} />
      )}
      {tokens.data.length > 0 && (
        <ul aria-label="Tus tokens">
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => askToRevoke(token)} />
          ))}
        </ul>
      )}
      {confirm.dialog}
    </div>
  );
}

interface NewTokenProps {
  made: CreatedApiToken;
  onClose: () => void;
}

/** The server keeps only the digest of the token: one that is not copied now must be replaced by a new one. */
function NewToken({ made, onClose }: NewTokenProps) {
  return (
    <CopyField
      label={`Token de ${made.name}`}
      description="Cópialo ahora y guárdalo en un lugar seguro: no se vuelve a mostrar."
      value={made.token}
      copyLabel="Copiar token"
      copied="Token copiado."
      notCopied="No se pudo copiar. El token está seleccionado: cópialo tú."
    >
      <Button onClick={onClose}>Listo</Button>
    </CopyField>
  );
}
