import { TextInput } from '@mantine/core';
import type { CreatedApiToken } from '@pbr/schemas/account/api-token';
import { Button } from '@pbr/ui/button';
import { useEffect, useRef, useState } from 'react';
import classes from './tokens.module.css';

interface NewTokenProps {
  made: CreatedApiToken;
  onClose: () => void;
}

/** The server keeps only the digest of the token: one that is not copied now must be replaced by a new one. */
export function NewToken({ made, onClose }: NewTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  // The token replaces the form that had the focus.
  useEffect(() => field.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(made.token);
      setCopied('yes');
    } catch {
      setCopied('no');
      field.current?.select();
    }
  }

  return (
    <div className={classes.made}>
      <TextInput
        ref={field}
        label={`Token de ${made.name}`}
        description="Cópialo ahora y guárdalo en un lugar seguro: no se vuelve a mostrar."
        readOnly
        value={made.token}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button look="primary" onClick={() => void copy()}>
          Copiar token
        </Button>
        <Button onClick={onClose}>Listo</Button>
      </div>
      <p role="status" className={classes.said}>
        {copied === 'yes' && 'Token copiado.'}
        {copied === 'no' && 'No se pudo copiar. El token está seleccionado: cópialo tú.'}
      </p>
    </div>
  );
}
