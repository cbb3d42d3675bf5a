import type { SettingsForm } from '@pbr/schemas/settings/settings';
import { flatten } from './flat-settings.ts';
import { type SettingField, settingFields } from './settings-fields.ts';

export type Side = 'mine' | 'theirs';

/** A field about which this form and the stored record disagree. */
export interface Difference {
  name: SettingField;
  label: string;
  mine: string;
  theirs: string;
  /** What is likely meant: one's own text where one wrote any, else what the other wrote. */
  suggested: Side;
}

interface Versions {
  /** What was read before anybody wrote. */
  base: SettingsForm;
  mine: SettingsForm;
  theirs: SettingsForm;
}

export function settingDifferences({ base, mine, theirs }: Versions): Difference[] {
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
