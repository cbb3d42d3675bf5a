import type { Role } from '@pbr/schemas/user-values';

export const AGENT_NAMES = ['ana', 'luis', 'sofia', 'diego', 'mariana'] as const;
export type AgentName = (typeof AGENT_NAMES)[number];
export type PersonName = AgentName | 'admin';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  role: Role;
  isAgent: boolean;
  phone: string;
  city: string;
  state: string;
  bio: string;
  /** Which of the portraits. */
  portrait: number;
}

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-portal';

export const emailOf = (name: PersonName) => `${name}@demo.pbr.mx`;

/** Nobody behind them; the telephone numbers are not assigned. */
export const people: Readonly<Record<PersonName, DemoPerson>> = {
  admin: {
    firstName: 'Elena',
    lastName: 'Cárdenas Ruiz',
    role: 'admin',
    isAgent: false,
    phone: '+52 55 5555 0100',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    portrait: 5,
    bio: 'Dirijo la oficina y acompaño al equipo en las operaciones que piden más cuidado.',
  },
  ana: {
    firstName: 'Ana',
    lastName: 'Valdés Montiel',
    role: 'employee',
    isAgent: true,
    phone: '+52 55 5555 0111',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    portrait: 0,
    bio: 'Vivo en la Hipódromo desde niña y conozco sus edificios por dentro: cuáles conservan la herrería original, cuáles tienen buena agua y en cuáles se duerme bien. Me especializo en departamentos de la Condesa, la Roma y la Narvarte, y me gusta explicar cada gasto antes de que alguien lo firme.',
  },
  luis: {
    firstName: 'Luis',
    lastName: 'Arriaga Peña',
    role: 'employee',
    isAgent: true,
    phone: '+52 55 5555 0122',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    portrait: 1,
    bio: 'Arquitecto de formación. Llevo casas con historia en Coyoacán, San Ángel y el Pedregal, y reviso con el comprador lo que no sale en las fotos: cimentación, instalaciones, humedad y papeles. Prefiero una visita larga a tres cortas.',
  },
  sofia: {
    firstName: 'Sofía',
    lastName: 'Hernández Lira',
    role: 'employee',
    isAgent: true,
    phone: '+52 55 5555 0133',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    portrait: 2,
    bio: 'Atiendo a familias que llegan a la ciudad por trabajo y a empresas que buscan oficina. Hablo español, inglés y francés. Trabajo sobre todo Polanco, Juárez y Mérida, y dejo el contrato, el inventario y las llaves listos el mismo día.',
  },
  diego: {
    firstName: 'Diego',
    lastName: 'Salgado Ibarra',
    role: 'employee',
    isAgent: true,
    phone: '+52 55 5555 0144',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    portrait: 3,
    bio: 'Me dedico a locales, terrenos y departamentos en torre. Antes de publicar un terreno camino sus linderos y pido el uso de suelo; antes de rentar un local cuento a la gente que pasa frente a él.',
  },
  mariana: {
    firstName: 'Mariana',
    lastName: 'Olvera Quintana',
    role: 'employee',
    isAgent: true,
    phone: '+52 442 555 0155',
    city: 'Querétaro',
    state: 'Querétaro',
    portrait: 4,
    bio: 'Desde Querétaro cubro el Bajío: Juriquilla, San Miguel de Allende y alrededores. Ayudo a quienes dejan la ciudad a comparar sin prisa distancias, escuelas, agua y cuotas de mantenimiento.',
  },
};
