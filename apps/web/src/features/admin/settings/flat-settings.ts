import type { SettingsForm } from '@pbr/schemas/settings/settings';
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
