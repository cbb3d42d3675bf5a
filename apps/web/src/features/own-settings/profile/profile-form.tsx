import { SelectField } from '@pbr/ui/fields/select-field';
import { TextArea } from '@pbr/ui/fields/text-area';
import { TextField } from '@pbr/ui/fields/text-field';
import { type Profile, updateProfileSchema } from '@pbr/schemas/account/profile';
import { STATES } from '@pbr/schemas/property/places/states';
import { FormActions, Pair, SubmitButton } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { NameFields } from '../../../lib/forms/name-fields.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { ifChanged, useSavedText } from '../../../lib/forms/form-changes.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import { useProfileChanged } from './use-profile-changed.ts';
import classes from '../settings.module.css';

/** Sends all fields of the form: an empty field clears its value. */
export function ProfileForm({ profile }: { profile: Profile }) {
  // Not the current profile: a new photo must not overwrite text that is being typed.
  const [saved, setSaved] = useState(profile);
  const update = trpc.account.updateProfile.useMutation();
  const profileChanged = useProfileChanged();
  const { ref, field, formProps, isSending } = useForm({
    schema: updateProfileSchema,
    send: async (values) => {
      const next = await update.mutateAsync(values);
      profileChanged(next);
      setSaved(next);
      notifySuccess('Datos guardados', 'Tus datos se actualizaron.');
    },
    onFailure: (error) => notifyFailed(error, 'No se pudieron guardar tus datos.'),
  });
  useSavedText(ref, saved);
  const question = useUnsavedChanges({
    atStake: () => ifChanged(ref, 'Lo que cambiaste en tus datos personales se pierde.'),
  });
  const text = (name: Parameters<typeof field>[0]) => field(name, saved[name]);

  return (
    <form {...formProps} className={classes.form}>
      <Pair>
        <NameFields field={field} person={saved} />
        <TextField label="Teléfono" type="tel" autoComplete="tel" {...text('phone')} />
        <TextField
          label="WhatsApp"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...text('whatsapp')}
        />
        <TextField label="Ciudad" autoComplete="address-level2" {...text('city')} />
        {/* A select ignores later default values, so a new key applies the saved one. */}
        <SelectField
          key={saved.state}
          label="Estado"
          autoComplete="address-level1"
          empty="Sin elegir"
          options={STATES}
          {...text('state')}
        />
      </Pair>
      <TextField
        label="Sitio web"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        placeholder="Ej. miagencia.mx"
        {...text('website')}
      />
      <TextArea
        label="Biografía"
        description="Tu experiencia, tus zonas y cómo trabajas."
        rows={5}
        {...text('bio')}
      />
      <FormActions>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          Guardar cambios
        </SubmitButton>
      </FormActions>
      {question.dialog}
    </form>
  );
}
