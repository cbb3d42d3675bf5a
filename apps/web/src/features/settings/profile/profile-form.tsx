import './styles.ts';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type Profile, updateProfileSchema } from '@pbr/schemas/profile';
import { STATES } from '@pbr/schemas/states';
import { SubmitButton } from '@pbr/ui/form-parts';
import { failureWords } from '../../../lib/failure-words.ts';
import { useServerForm } from '../../../lib/form.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useProfileChanged } from './use-profile-changed.ts';
import classes from '../settings.module.css';

/** The form's own fields all are sent: an empty one is one that was emptied. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const update = trpc.account.updateProfile.useMutation();
  const profileChanged = useProfileChanged();
  const { field, formProps, isSending } = useServerForm({
    schema: updateProfileSchema,
    send: async (values) => {
      profileChanged(await update.mutateAsync(values));
      notifySuccess('Datos guardados', 'Tus datos se actualizaron.');
    },
    onFailure: (error) =>
      notifyFailure('Error', failureWords(error, 'No se pudieron guardar tus datos.')),
  });
  const text = (name: Exclude<Parameters<typeof field>[0], 'state'>) => ({
    ...field(name),
    defaultValue: profile[name] ?? '',
  });

  return (
    <form {...formProps} className={classes.form}>
      <div className={classes.pair}>
        <TextInput label="Nombre" required autoComplete="given-name" {...text('firstName')} />
        <TextInput label="Apellidos" required autoComplete="family-name" {...text('lastName')} />
        <TextInput label="Teléfono" type="tel" autoComplete="tel" {...text('phone')} />
        <TextInput
          label="WhatsApp"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...text('whatsapp')}
        />
        <TextInput label="Ciudad" autoComplete="address-level2" {...text('city')} />
        <NativeSelect
          label="Estado"
          autoComplete="address-level1"
          defaultValue={profile.state ?? ''}
          {...field('state')}
        >
          <option value="">Sin elegir</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </NativeSelect>
      </div>
      <TextInput
        label="Sitio web"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        placeholder="ejemplo.mx"
        {...text('website')}
      />
      <Textarea
        label="Biografía"
        description="Tu experiencia, tus zonas y cómo trabajas."
        rows={5}
        resize="vertical"
        {...text('bio')}
      />
      <SubmitButton isSending={isSending} sendingLabel="Guardando...">
        Guardar cambios
      </SubmitButton>
    </form>
  );
}
