import { linkLifetime } from '@pbr/schemas/account/link-lifetime';
import type { Employee } from '@pbr/schemas/employee/employee';
import { Button } from '@pbr/ui/button';
import { CopyField } from '@pbr/ui/fields/copy-field';
import classes from './employee-dialog.module.css';

export type Invited = Pick<Employee, 'email' | 'firstName'>;

interface InvitationLinkProps {
  employee: Invited;
  link: string;
  onClose: () => void;
}

/** The server keeps only the digest of the link: one that is not copied now must be replaced by a new one. */
export function InvitationLink({ employee, link, onClose }: InvitationLinkProps) {
  return (
    <div className={classes.form}>
      <p className={classes.text}>
        Enviamos a <strong>{employee.email}</strong> un enlace para que {employee.firstName} elija
        su contraseña. Si el correo no llega, compártelo tú: sirve una sola vez y vence en{' '}
        {linkLifetime('invitation')}.
      </p>
      <CopyField
        label="Enlace de invitación"
        description="Solo se muestra ahora."
        value={link}
        copyLabel="Copiar enlace"
        copied="Enlace copiado."
        notCopied="No se pudo copiar. El enlace está seleccionado: cópialo tú."
      >
        <Button onClick={onClose}>Listo</Button>
      </CopyField>
    </div>
  );
}
