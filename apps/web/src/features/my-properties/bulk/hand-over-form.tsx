import type { BulkChange } from '@pbr/schemas/bulk-change/bulk-change';
import { bulkHandOverSchema } from '@pbr/schemas/bulk-change/forms';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { Button } from '@pbr/ui/button';
import { SelectField } from '@pbr/ui/fields/select-field';
import { FormActions, FormError, SubmitButton } from '@pbr/ui/form-parts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { NotLoaded } from '../../../lib/not-loaded.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type OnLooked, useLook } from './use-look.ts';
import classes from './bulk.module.css';

interface HandOverFormProps {
  listings: readonly MyProperty[];
  typed?: Extract<BulkChange, { action: 'hand_over' }>;
  onLooked: OnLooked;
  onClose: () => void;
}

/** Asks an admin who gets the listings. */
export function HandOverForm({ listings, typed, onLooked, onClose }: HandOverFormProps) {
  const people = trpc.employee.list.useQuery();
  const { look, onFailure } = useLook(listings, onLooked);
  const { field, formProps, isSending, failure } = useForm({
    schema: bulkHandOverSchema,
    send: ({ to }) => look({ action: 'hand_over', to }, `Pasan a ${nameOf(to)}.`),
    onFailure,
  });
  // Nobody else can sign in and answer the clients.
  const able = (people.data ?? []).filter(({ status }) => status === 'active');
  const nameOf = (id: string) => {
    const person = able.find((one) => one.id === id);
    return person ? `${person.firstName} ${person.lastName}` : 'otra persona';
  };
  return (
    <form {...formProps} className={classes.step}>
      <SelectField
        // The list of people comes later than the field.
        key={people.isPending ? 'pending' : 'known'}
        label="A quién pasan"
        description="Con sus consultas y las comisiones que comparten. Quien las recibe y quien las llevaba reciben un correo."
        required
        empty={people.isPending ? 'Cargando...' : 'Elige a una persona'}
        options={able.map(({ id, firstName, lastName, email }) => ({
          value: id,
          label: `${firstName} ${lastName} · ${email}`,
        }))}
        data-autofocus
        {...field('to', typed?.to)}
      />
      {people.isError && (
        <NotLoaded query={people}>No se pudo cargar la lista de personas.</NotLoaded>
      )}
      {failure !== undefined && <FormError>{failure}</FormError>}
      <FormActions>
        <Button onClick={onClose}>Cancelar</Button>
        <SubmitButton isSending={isSending} sendingLabel="Revisando...">
          Ver qué cambia
        </SubmitButton>
      </FormActions>
    </form>
  );
}
