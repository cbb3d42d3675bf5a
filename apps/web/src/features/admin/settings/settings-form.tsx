import { formatDate } from '@pbr/schemas/format/dates';
import { TextField } from '@pbr/ui/fields/text-field';
import type { Settings } from '@pbr/schemas/settings/settings';
import { flatSettingsSchema } from '@pbr/schemas/settings/fields';
import { SubmitButton } from '@pbr/ui/form-parts';
import { useEffect, useRef } from 'react';
import { hasChanges, showDefaults } from '../../../lib/forms/form-changes.ts';
import { useServerForm } from '../../../lib/forms/form.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import { flatten } from './flat-settings.ts';
import { SettingConflict } from './setting-conflict.tsx';
import { type FieldWords, settingSections } from './settings-fields.ts';
import classes from './settings.module.css';
import { useSaveSettings } from './use-save-settings.ts';

/** The company's facts in one form: they are one record and are saved as one. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const form = useRef<HTMLFormElement>(null);
  const { saved, differences, send, onFailure } = useSaveSettings(settings);
  const { field, formProps, isSending } = useServerForm({
    schema: flatSettingsSchema,
    send,
    onFailure,
  });
  const unsaved = useUnsavedChanges({
    atStake: () =>
      form.current && hasChanges(form.current)
        ? 'Lo que cambiaste en la configuración se pierde.'
        : undefined,
  });
  const values = flatten(saved);

  // The server normalises some values: it adds https:// to an address, for example.
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    if (form.current && !differences) showDefaults(form.current);
  }, [saved, differences]);

  function choose(chosen: readonly { name: string; value: string }[]) {
    for (const { name, value } of chosen) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = value;
    }
    form.current?.requestSubmit();
  }

  return (
    <>
      {differences && (
        <SettingConflict
          // A newer save by somebody else starts the choice over.
          key={saved.version}
          differences={differences}
          isSaving={isSending}
          onChoose={choose}
        />
      )}
      <form ref={form} {...formProps} className={classes.form}>
        {settingSections.map(({ title, lead, fields }) => (
          <fieldset key={title} className={classes.section}>
            <legend className={classes.title}>{title}</legend>
            <p className={classes.lead}>{lead}</p>
            <div className={classes.fields}>
              {fields.map((one) => (
                <SettingInput
                  key={one.name}
                  words={one}
                  value={values[one.name]}
                  {...field(one.name)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className={classes.save}>
          <SubmitButton isSending={isSending} sendingLabel="Guardando...">
            Guardar configuración
          </SubmitButton>
          <p className={classes.since}>
            {saved.updatedAt === null
              ? 'Todavía nadie la ha cambiado.'
              : `Último cambio: ${formatDate(saved.updatedAt)}.`}
          </p>
        </div>
      </form>
      {unsaved.dialog}
    </>
  );
}

interface SettingInputProps {
  words: FieldWords;
  value: string;
  name: string;
  error: string | undefined;
}

function SettingInput({ words, value, name, error }: SettingInputProps) {
  const { label, description, type = 'text', inputMode, isOptional } = words;
  return (
    <TextField
      label={label}
      type={type}
      name={name}
      error={error}
      defaultValue={value}
      required={isOptional !== true}
      autoComplete="off"
      // The hint goes below the input so that adjacent inputs stay on one line.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(description !== undefined && { description })}
      {...(inputMode && { inputMode })}
    />
  );
}
