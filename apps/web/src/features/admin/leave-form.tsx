import { formatCounted } from '@pbr/schemas/format/numbers';
import { SelectField } from '@pbr/ui/fields/select-field';
import { type Employee, type Holdings, leaveFormSchema } from '@pbr/schemas/employee/employee';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { Button } from '@pbr/ui/button';
import { ButtonRow } from '@pbr/ui/button-row';
import { FormError } from '@pbr/ui/form-parts';
import { useForm } from '../../lib/forms/use-form.ts';
import { type LeaveKind, NOBODY, useLeave } from './use-leave.ts';
import classes from './employee-dialog.module.css';

interface LeaveFormProps {
  employee: TeamMember;
  kind: LeaveKind;
  holdings: Holdings;
  /** The colleagues who can take over the listings. */
  people: readonly Employee[];
  onClose: () => void;
  onGone: () => void;
}

export function LeaveForm({ employee, kind, holdings, people, onClose, onGone }: LeaveFormProps) {
  const isLeaving = kind === 'deactivate';
  const leave = useLeave({ employee, kind, onClose, onGone });
  const { field, formProps, isSending, failure } = useForm({ schema: leaveFormSchema, ...leave });
  const { listings } = holdings;

  return (
    <form {...formProps} className={classes.form}>
      <ul className={classes.points}>
        {whatHappens(kind, holdings).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {listings > 0 && (
        <SelectField
          label={`A quién ${listings === 1 ? 'pasa su propiedad' : `pasan sus ${formatCounted(listings, 'propiedad', 'propiedades')}`}`}
          description="Con sus consultas y las comisiones que comparte. Ambas personas reciben un correo."
          required
          options={[
            { value: '', label: 'Elige a una persona', disabled: true },
            ...people.map(({ id, firstName, lastName, email }) => ({
              value: id,
              label: `${firstName} ${lastName} · ${email}`,
            })),
            ...(isLeaving ? [{ value: NOBODY, label: 'A nadie por ahora' }] : []),
          ]}
          defaultValue=""
          data-autofocus
          {...field(isLeaving ? 'handOverTo' : 'to')}
        />
      )}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <ButtonRow>
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" look={isLeaving ? 'danger' : 'primary'} isBusy={isSending}>
          {labelOf(kind, isSending)}
        </Button>
      </ButtonRow>
    </form>
  );
}

function labelOf(kind: LeaveKind, isBusy: boolean): string {
  if (kind === 'deactivate') return isBusy ? 'Desactivando...' : 'Desactivar';
  return isBusy ? 'Pasando...' : 'Pasar propiedades';
}

/** The other consequences, one sentence each. */
function whatHappens(kind: LeaveKind, holdings: Holdings): string[] {
  const { inquiries, sharesGiven, sharesReceived } = holdings;
  const said: string[] = [];
  if (kind === 'deactivate') said.push('Sus sesiones terminan de inmediato y ya no podrá entrar.');
  if (inquiries > 0)
    said.push(`Tiene ${formatCounted(inquiries, 'consulta', 'consultas')} sin responder.`);
  if (sharesGiven > 0)
    said.push(
      `Comparte ${formatCounted(sharesGiven, 'comisión, que sigue', 'comisiones, que siguen')} con quien lleve la propiedad.`,
    );
  if (kind === 'deactivate' && sharesReceived > 0)
    said.push(
      `Le comparten ${formatCounted(sharesReceived, 'comisión, que termina', 'comisiones, que terminan')}.`,
    );
  if (kind === 'deactivate' && holdings.listings > 0)
    said.push(
      'Si no pasan a nadie, sus propiedades siguen publicadas y las consultas llegan a los administradores.',
    );
  return said;
}
