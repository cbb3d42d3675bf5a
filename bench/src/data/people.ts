import type { Cell } from './cell.ts';
import type { Random } from './random.ts';

const FIRST_NAMES =
  'María,José,Guadalupe,Juan,Ana,Luis,Sofía,Diego,Fernanda,Carlos,Valeria,Jorge,Ximena,Miguel,Regina,Alejandro,Daniela,Ricardo,Mariana,Héctor'.split(
    ',',
  );
const LAST_NAMES =
  'Hernández,García,Martínez,López,González,Pérez,Rodríguez,Sánchez,Ramírez,Cruz,Flores,Gómez,Morales,Vázquez,Jiménez,Reyes,Díaz,Torres,Gutiérrez,Ruiz'.split(
    ',',
  );

export const PEOPLE_COLUMNS =
  'id, email, first_name, last_name, phone, city, state, is_agent, is_email_verified';

/** An agent without a password, who cannot sign in. */
export function personRow(random: Random, number: number): Cell[] {
  return [
    random.uuid(),
    `agente-${number}@bench.example`,
    random.pick(FIRST_NAMES),
    `${random.pick(LAST_NAMES)} ${random.pick(LAST_NAMES)}`,
    `+52 55 ${random.whole(1000, 9999)} ${random.whole(1000, 9999)}`,
    'Ciudad de México',
    'Ciudad de México',
    true,
    true,
  ];
}
