import { TextInput } from '@mantine/core';
import type { Employee } from '@pbr/schemas/employee/employee';
import { Button } from '@pbr/ui/button';
import { useEffect, useRef, useState } from 'react';
import classes from './employee-dialog.module.css';

export type Invited = Pick<Employee, 'email' | 'firstName'>;

interface InvitationLinkProps {
  employee: Invited;
  link: string;
  onClose: () => void;
}

/** The server keeps only the digest of the link: one that is not copied now must be replaced by a new one. */
export function InvitationLink({ employee, link, onClose }: InvitationLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  // The link replaces the form that had the focus.
  useEffect(() => field.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('no');
      field.current?.select();
    }
  }

  return (
    <div className={classes.form}>
      <p className={classes.text}>
        Enviamos a <strong>{employee.email}</strong> un enlace para que {employee.firstName} elija
        su contraseña. Si el correo no llega, compártelo tú: sirve una sola vez y vence en 72 horas.
      </p>
      <div className={classes.link}>
        <TextInput
          ref={field}
          label="Enlace de invitación"
          description="Solo se muestra ahora."
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          data-autofocus
        />
        <Button look="primary" onClick={() => void copy()}>
          Copiar enlace
        </Button>
      </div>
      <p role="status" className={classes.text}>
        {copied === 'yes' && 'Enlace copiado.'}
        {copied === 'no' && 'No se pudo copiar. El enlace está seleccionado: cópialo tú.'}
      </p>
      <div className={classes.actions}>
        <Button onClick={onClose}>Listo</Button>
      </div>
    </div>
  );
}
