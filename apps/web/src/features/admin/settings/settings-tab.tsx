import { Section } from '@pbr/ui/section';

/** What the pages say of the company. */
export function SettingsTab() {
  return <Section title="Datos de la empresa">{null}</Section>;
}
