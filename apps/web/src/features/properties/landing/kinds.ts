import { formatAll } from '@pbr/schemas/format/list';
import type { PropertyType } from '@pbr/schemas/property/values';

export const kinds: Record<PropertyType | 'all', { one: string; many: string }> = {
  all: { one: 'propiedad', many: 'propiedades' },
  casa: { one: 'casa', many: 'casas' },
  departamento: { one: 'departamento', many: 'departamentos' },
  oficina: { one: 'oficina', many: 'oficinas' },
  local: { one: 'local', many: 'locales' },
  terreno: { one: 'terreno', many: 'terrenos' },
};

/** 'Departamentos', 'Casas y departamentos', or 'Propiedades' without a type. */
export function kindsTitle(...types: readonly (PropertyType | undefined)[]): string {
  const known = types.filter((type) => type !== undefined);
  const many = (known.length === 0 ? (['all'] as const) : known).map((type) => kinds[type].many);
  const list = formatAll(many);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
