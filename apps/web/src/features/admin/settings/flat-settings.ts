import type { SettingsForm } from '@pbr/schemas/settings/settings';
import type { Difference } from '../../../lib/forms/version-choice.tsx';
import { type SettingField, settingFields } from './settings-fields.ts';

export type FlatSettings = Readonly<Record<SettingField, string>>;

/** The record keyed by form field name: `{ 'company.phone': '55…' }`. */
export function flatten(settings: SettingsForm): FlatSettings {
  const entries = settingFields.map(({ name }) => [name, textAt(settings, name)]);
  return Object.fromEntries(entries) as FlatSettings;
}

function textAt(settings: SettingsForm, name: SettingField): string {
  let found: unknown = settings;
  for (const key of name.split('.')) found = (found as Record<string, unknown> | null)?.[key];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

interface Versions {
  /** The record as this form loaded it. */
  base: SettingsForm;
  mine: SettingsForm;
  theirs: SettingsForm;
}

export function settingDifferences({ base, mine, theirs }: Versions): Difference<SettingField>[] {
  const [before, own, stored] = [flatten(base), flatten(mine), flatten(theirs)];
  return settingFields
    .filter(({ name }) => own[name] !== stored[name])
    .map(({ name, label, options }) => ({
      name,
      label,
      mine: own[name],
      theirs: stored[name],
      labels: options,
      suggested: own[name] === before[name] ? 'theirs' : 'mine',
    }));
}
