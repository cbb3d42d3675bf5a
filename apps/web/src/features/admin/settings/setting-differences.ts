import type { SettingsForm } from '@pbr/schemas/settings/settings';
import { flatten } from './flat-settings.ts';
import { type SettingField, settingFields } from './settings-fields.ts';

export type Side = 'mine' | 'theirs';

/** A field whose value in this form differs from the stored record. */
export interface SettingDifference {
  name: SettingField;
  label: string;
  mine: string;
  theirs: string;
  /** The likely choice: `mine` if this person changed the field, otherwise `theirs`. */
  suggested: Side;
}

interface Versions {
  /** The record as this form loaded it. */
  base: SettingsForm;
  mine: SettingsForm;
  theirs: SettingsForm;
}

export function settingDifferences({ base, mine, theirs }: Versions): SettingDifference[] {
  const [before, own, stored] = [flatten(base), flatten(mine), flatten(theirs)];
  return settingFields
    .filter(({ name }) => own[name] !== stored[name])
    .map(({ name, label }) => ({
      name,
      label,
      mine: own[name],
      theirs: stored[name],
      suggested: own[name] === before[name] ? 'theirs' : 'mine',
    }));
}
