import { SelectField } from '@pbr/ui/fields/select-field';
import { TextField } from '@pbr/ui/fields/text-field';
import { type CreatedApiToken, createApiTokenSchema } from '@pbr/schemas/account/api-token';
import { Pair, SubmitButton } from '@pbr/ui/form-parts';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import classes from '../settings.module.css';

const SCOPES = { read: 'Solo lectura', write: 'Lectura y escritura' };

export function TokenForm({ onMade }: { onMade: (made: CreatedApiToken) => void }) {
  const utils = trpc.useUtils();
  const create = trpc.apiToken.create.useMutation();
  const { field, formProps, isSending } = useForm({
    schema: createApiTokenSchema,
    send: async (values) => {
      onMade(await create.mutateAsync(values));
      void utils.apiToken.list.invalidate();
    },
    onFailure: (error) => notifyFailure('Error', failureWords(error, 'No se pudo crear el token.')),
  });
  return (
    <form {...formProps} className={classes.form}>
      <Pair>
        <TextField
          label="Nombre"
          description="Para reconocerlo: el sistema o la persona que lo usará."
          required
          autoComplete="off"
          {...field('name')}
        />
        <SelectField
          label="Permiso"
          description="Nunca puede más que tú."
          options={SCOPES}
          {...field('scope')}
        />
      </Pair>
      <SubmitButton isSending={isSending} sendingLabel="Creando...">
        Crear token
      </SubmitButton>
    </form>
  );
}
