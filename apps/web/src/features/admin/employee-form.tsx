import { NativeSelect, TextInput } from '@mantine/core';
import { type Employee, employeeFormSchema, roleLabels } from '@pbr/schemas/employee';
import { ROLES } from '@pbr/schemas/user-values';
import { Button } from '@pbr/ui/button';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { useServerForm } from '../../lib/form.ts';
import { useSaveEmployee } from './use-save-employee.ts';
import classes from './employee-dialog.module.css';

/** The harmless role first: a new person gets it unless the admin chooses otherwise. */
const roleOptions = ROLES.toSorted((a) => (a === 'employee' ? -1 : 1)).map((value) => ({
  value,
  label: roleLabels[value],
}));

interface EmployeeFormProps {
  /** Null for somebody new. */
  employee: Employee | null;
  onCreated: (employee: Employee, link: string) => void;
  onClose: () => void;
}

export function EmployeeForm({ employee, onCreated, onClose }: EmployeeFormProps) {
  const { send, refusal, onFailure } = useSaveEmployee({ employee, onCreated, onClose });
  const { field, formProps, isSending } = useServerForm({
    schema: employeeFormSchema,
    send,
    onFailure,
  });

  return (
    <form {...formProps} className={classes.form}>
      <div className={classes.pair}>
        <TextInput
          label="Nombre"
          required
          autoComplete="off"
          autoCapitalize="words"
          defaultValue={employee?.firstName ?? ''}
          data-autofocus
          {...field('firstName')}
        />
        <TextInput
          label="Apellidos"
          required
          autoComplete="off"
          autoCapitalize="words"
          defaultValue={employee?.lastName ?? ''}
          {...field('lastName')}
        />
      </div>
      <TextInput
        label="Correo electrónico"
        description={
          employee
            ? 'Si lo cambias, sus sesiones terminan y el nuevo correo recibe un enlace para entrar.'
            : 'Ahí recibe la invitación para elegir su contraseña.'
        }
        required
        type="email"
        autoComplete="off"
        defaultValue={employee?.email ?? ''}
        {...field('email')}
      />
      <div className={classes.pair}>
        <TextInput
          label="Teléfono (opcional)"
          type="tel"
          autoComplete="off"
          defaultValue={employee?.phone ?? ''}
          {...field('phone')}
        />
        <NativeSelect
          label="Rol"
          data={roleOptions}
          defaultValue={employee?.role ?? 'employee'}
          {...field('role')}
        />
      </div>
      {refusal !== undefined && <FormError>{refusal}</FormError>}
      <div className={classes.actions}>
        <Button onClick={onClose}>Cancelar</Button>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          {employee ? 'Guardar cambios' : 'Crear empleado'}
        </SubmitButton>
      </div>
    </form>
  );
}
