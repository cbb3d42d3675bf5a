import { SelectField } from '@pbr/ui/fields/select-field';
import { Switch } from '@pbr/ui/fields/switch';
import { TextField } from '@pbr/ui/fields/text-field';
import { employeeDialogSchema, roleLabels } from '@pbr/schemas/employee/employee';
import type { TeamMember } from '@pbr/schemas/employee/team';
import { ROLES } from '@pbr/schemas/account/values';
import { Button } from '@pbr/ui/button';
import { FormActions, FormError, Pair, SubmitButton } from '@pbr/ui/form-parts';
import type { RefObject } from 'react';
import { NameFields } from '../../lib/forms/name-fields.tsx';
import { type FieldOf, useForm } from '../../lib/forms/use-form.ts';
import { type SaveEmployee, useSaveEmployee } from './use-save-employee.ts';
import classes from './employee-dialog.module.css';

const SWITCH = { label: classes.switchLabel ?? '', labelWrapper: classes.switchWords ?? '' };

/** The role with fewer rights comes first: a new person gets it unless the admin chooses otherwise. */
const roleOptions = [...ROLES]
  .sort((a) => (a === 'employee' ? -1 : 1))
  .map((value) => ({
    value,
    label: roleLabels[value],
  }));

interface EmployeeFormProps extends SaveEmployee {
  formRef: RefObject<HTMLFormElement | null>;
  onCancel: () => void;
}

export function EmployeeForm({
  employee,
  formRef,
  onCreated,
  onCancel,
  onClose,
}: EmployeeFormProps) {
  const saving = useSaveEmployee({ employee, onCreated, onClose });
  const { field, formProps, isSending, failure } = useForm({
    schema: employeeDialogSchema,
    ref: formRef,
    ...saving,
  });

  return (
    <form {...formProps} className={classes.form}>
      <Pair>
        <NameFields
          field={field}
          person={employee}
          autoComplete="off"
          autoCapitalize="words"
          isFirst
        />
      </Pair>
      <TextField
        label="Correo electrónico"
        description={
          employee
            ? 'Si lo cambias, sus sesiones terminan y el nuevo correo recibe un enlace para entrar.'
            : 'Ahí recibe la invitación para elegir su contraseña.'
        }
        required
        type="email"
        autoComplete="off"
        {...field('email', employee?.email)}
      />
      <Pair>
        <TextField
          label="Teléfono"
          type="tel"
          autoComplete="off"
          {...field('phone', employee?.phone)}
        />
        <SelectField
          label="Rol"
          options={roleOptions}
          {...field('role', employee?.role ?? 'employee')}
        />
      </Pair>
      {employee && <Verification employee={employee} field={field} />}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <FormActions>
        <Button onClick={onCancel}>Cancelar</Button>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          {employee ? 'Guardar cambios' : 'Crear empleado'}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

interface VerificationProps {
  employee: TeamMember;
  field: FieldOf<'isAgent' | 'isPhoneVerified'>;
}

/** The facts that an admin vouches for. */
function Verification({ employee, field }: VerificationProps) {
  return (
    <fieldset className={classes.switches}>
      <legend>Verificación</legend>
      <Switch
        classNames={SWITCH}
        label="Agente Verificado"
        description="Aparece en la página pública de agentes."
        defaultChecked={employee.isAgent}
        {...field('isAgent')}
      />
      <Switch
        classNames={SWITCH}
        label="Teléfono verificado"
        description="Comprobaste que el número es suyo. Si el número cambia, hay que comprobarlo otra vez."
        defaultChecked={employee.isPhoneVerified}
        {...field('isPhoneVerified')}
      />
    </fieldset>
  );
}
