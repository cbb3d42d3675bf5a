import { formatDate } from '@pbr/schemas/format/dates';
import { SelectField } from '@pbr/ui/fields/select-field';
import { TextField } from '@pbr/ui/fields/text-field';
import type { Settings, UsdMxnRate } from '@pbr/schemas/settings/settings';
import { flatSettingsSchema } from '@pbr/schemas/settings/fields';
import { FormActions, SubmitButton } from '@pbr/ui/form-parts';
import { dayInMexico } from '@pbr/schemas/format/moments';
import { readTyped, valueOf } from '@pbr/schemas/typed-number/read-typed';
import { type SyntheticEvent, useRef } from 'react';
import { DayField } from '../../../lib/forms/day-field.tsx';
import { ifChanged, useSavedText } from '../../../lib/forms/form-changes.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import { type Side, VersionChoice } from '../../../lib/forms/version-choice.tsx';
import { flatten } from './flat-settings.ts';
import { type SettingField, settingSections } from './settings-fields.ts';
import classes from './settings.module.css';
import { useSaveSettings } from './use-save-settings.ts';

/** The company's facts in one form: they are one record and are saved as one. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { saved, differences, send, onFailure } = useSaveSettings(settings);
  const { ref, field, formProps, isSending, dropError } = useForm({
    schema: flatSettingsSchema,
    send,
    onFailure,
  });
  const unsaved = useUnsavedChanges({
    atStake: () => ifChanged(ref, 'Lo que cambiaste en los ajustes se pierde.'),
  });
  const values = flatten(saved);

  const keepDay = useRateDay(saved.usdMxnRate);

  // While a choice is open, the fields keep this person's text.
  useSavedText(ref, saved, differences === undefined);

  function choose(sides: ReadonlyMap<string, Side>) {
    for (const { name, suggested, ...texts } of differences ?? []) {
      const input = ref.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement)
        input.value = texts[sides.get(name) ?? suggested];
    }
    ref.current?.requestSubmit();
  }

  return (
    <>
      {differences && (
        <VersionChoice
          // A newer save by somebody else starts the choice over.
          key={saved.version}
          heading="h2"
          title="Alguien más guardó los ajustes mientras los editabas"
          lead="Lo tuyo todavía no se guarda. Elige qué se queda en cada campo."
          classes={{ ...classes, region: classes.conflict }}
          differences={differences}
          isSaving={isSending}
          onChoose={choose}
        />
      )}
      <form
        {...formProps}
        className={classes.form}
        onInput={(event) => {
          formProps.onInput(event);
          if (keepDay(event)) dropError(RATE_DAY);
        }}
      >
        {settingSections.map(({ title, lead, fields }) => (
          <fieldset key={title} className={classes.section}>
            <legend className={classes.title}>{title}</legend>
            <p className={classes.lead}>{lead}</p>
            <div className={classes.fields}>
              {fields.map(({ name, isOptional, options, type = 'text', ...words }) => {
                const text = {
                  required: isOptional !== true,
                  autoComplete: 'off',
                  ...words,
                  ...field(name, values[name]),
                };
                if (type === 'date') return <DayField key={name} {...text} />;
                return options ? (
                  <SelectField
                    // A saved choice is the new beginning.
                    key={`${name} ${values[name]}`}
                    label={words.label}
                    options={options}
                    {...field(name, values[name])}
                  />
                ) : (
                  <TextField key={name} type={type} {...text} />
                );
              })}
            </div>
          </fieldset>
        ))}
        <FormActions>
          <p className={classes.since}>
            {saved.updatedAt === null
              ? 'Todavía nadie los ha cambiado.'
              : `Último cambio: ${formatDate(saved.updatedAt)}.`}
          </p>
          <SubmitButton isSending={isSending} sendingLabel="Guardando...">
            Guardar ajustes
          </SubmitButton>
        </FormActions>
      </form>
      {unsaved.dialog}
    </>
  );
}

const RATE: SettingField = 'usdMxnRate.rate';
const RATE_DAY: SettingField = 'usdMxnRate.date';

/**
 * The day of the dollar rate follows the rate: today for a new rate, its own day for the stored one, none without a rate. A day that the
 * person has set stays. Answers true if it changed the day.
 */
function useRateDay(stored: UsdMxnRate | null) {
  /** The record over which the person has set the day; after a save the day follows again. */
  const setOver = useRef<{ stored: UsdMxnRate | null }>(null);

  return ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): boolean => {
    const day = currentTarget.elements.namedItem(RATE_DAY);
    if (!(target instanceof HTMLInputElement) || !(day instanceof HTMLInputElement)) return false;
    if (target === day) setOver.current = day.value === '' ? null : { stored };
    if (target.name !== RATE || setOver.current?.stored === stored) return false;
    day.value = dayFor(target.value.trim(), stored);
    return true;
  };
}

function dayFor(rate: string, stored: UsdMxnRate | null): string {
  if (rate === '') return '';
  const typed = valueOf(readTyped('rate', rate));
  const isStored = stored !== null && Number(typed) === Number(stored.rate);
  return isStored ? stored.date : dayInMexico(new Date());
}
