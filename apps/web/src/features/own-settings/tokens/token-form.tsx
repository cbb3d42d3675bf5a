import { SelectField } from '@pbr/ui/fields/select-field';
import { TextField } from '@pbr/ui/fields/text-field';
import {
  type API_TOKEN_TERMS,
  type CreatedApiToken,
  createApiTokenSchema,
} from '@pbr/schemas/account/api-token';
import { dayInMexico } from '@pbr/schemas/format/moments';
import { Pair, SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { DayField } from '../../../lib/forms/day-field.tsx';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import classes from '../settings.module.css';

const SCOPES = { read: 'Solo lectura', write: 'Lectura y escritura' };
const TERMS = {
  '30': '30 días',
  '90': '90 días',
  '365': 'Un año',
  date: 'Hasta una fecha',
} satisfies Record<(typeof API_TOKEN_TERMS)[number], string>;

export function TokenForm({ onMade }: { onMade: (made: CreatedApiToken) => void }) {
  const utils = trpc.useUtils();
  const create = trpc.apiToken.create.useMutation();
  const [namesDay, setNamesDay] = useState(false);
  const [today] = useState(() => dayInMexico(new Date()));
  const { field, formProps, isSending } = useForm({
    schema: createApiTokenSchema,
    send: async (values) => {
      onMade(await create.mutateAsync(values));
      void utils.apiToken.list.invalidate();
    },
    onFailure: (error) => notifyFailed(error, 'No se pudo crear el token.'),
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
      <Pair>
        <SelectField
          label="Duración"
          description="Te avisamos aquí dos semanas antes del final."
          options={TERMS}
          defaultValue="365"
          onChange={({ target }) => setNamesDay(target.value === 'date')}
          {...field('lasts')}
        />
        {namesDay && (
          <DayField
            label="Último día"
            description="Hasta las 12 de la noche, hora de la Ciudad de México."
            required
            min={today}
            {...field('lastDay')}
          />
        )}
      </Pair>
      <SubmitButton look="primary" isSending={isSending} sendingLabel="Creando...">
        Crear token
      </SubmitButton>
    </form>
  );
}
