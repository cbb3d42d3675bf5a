import { days } from './demo-listing.ts';
import type { AgentName } from './people.ts';

interface ShareTerms {
  /** Key of the listing. */
  listing: string;
  percentage: string;
  fixedAmount?: string;
  notes?: string;
  hoursAgo: number;
  acceptance: 'pending' | 'accepted' | 'declined';
  isActive: boolean;
  shareType: 'outgoing' | 'incoming';
}

export type DemoShare = ShareTerms &
  ({ agent: AgentName } | { external: { name: string; email: string; phone: string } });

export function shareName(share: DemoShare): string {
  return `share ${share.listing} ${'agent' in share ? share.agent : share.external.email}`;
}

export const shares: readonly DemoShare[] = [
  {
    listing: 'hipodromo-amsterdam',
    agent: 'luis',
    percentage: '2.50',
    notes: 'Luis trae al comprador de la casa de Coyoacán. Mitad y mitad de una comisión de 5 %.',
    hoursAgo: 12,
    acceptance: 'pending',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'coyoacan-del-carmen',
    agent: 'ana',
    percentage: '2.00',
    hoursAgo: days(3),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'coyoacan-del-carmen',
    agent: 'sofia',
    percentage: '1.50',
    fixedAmount: '25000',
    notes: 'Apoyo con clientes extranjeros; el monto fijo cubre la traducción del contrato.',
    hoursAgo: days(2),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'pedregal-agua',
    external: {
      name: 'Carmen Beltrán Inmuebles',
      email: 'carmen.beltran@example.com',
      phone: '+52 55 5555 0301',
    },
    percentage: '2.50',
    notes: 'Trae al comprador que apartó.',
    hoursAgo: days(8),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'santa-fe-penthouse',
    agent: 'sofia',
    percentage: '2.00',
    hoursAgo: days(5),
    acceptance: 'declined',
    isActive: false,
    shareType: 'outgoing',
  },
  {
    listing: 'polanco-horacio',
    agent: 'diego',
    percentage: '50.00',
    notes: 'Medio mes de renta para cada quien.',
    hoursAgo: 40,
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'san-miguel-centro',
    external: {
      name: 'Thomas Keller',
      email: 'thomas.keller@example.com',
      phone: '+52 415 555 0302',
    },
    percentage: '3.00',
    notes: 'Operación recibida de un colega de San Miguel.',
    hoursAgo: days(38),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'incoming',
  },
  {
    listing: 'escandon-progreso',
    agent: 'mariana',
    percentage: '1.75',
    hoursAgo: days(60),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'avandaro-cabana',
    agent: 'mariana',
    percentage: '2.00',
    notes: 'Mariana tiene dos familias de Querétaro que buscan en el bosque.',
    hoursAgo: 4,
    acceptance: 'pending',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'oaxaca-jalatlaco',
    external: {
      name: 'Soledad Matías',
      email: 'soledad.matias@example.com',
      phone: '+52 951 555 0303',
    },
    percentage: '2.50',
    notes: 'Ella enseña la casa entre semana.',
    hoursAgo: 20,
    acceptance: 'pending',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'la-paz-centenario',
    external: {
      name: 'Baja Sur Propiedades',
      email: 'contacto.baja.sur@example.com',
      phone: '+52 612 555 0304',
    },
    percentage: '3.00',
    fixedAmount: '1500',
    notes: 'La captación es de ellos; nosotros traemos al comprador.',
    hoursAgo: 60,
    acceptance: 'accepted',
    isActive: true,
    shareType: 'incoming',
  },
  {
    listing: 'polanco-emilio-castelar',
    agent: 'diego',
    percentage: '1.50',
    hoursAgo: days(14),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'polanco-emilio-castelar',
    agent: 'luis',
    percentage: '1.00',
    notes: 'Se retiró de común acuerdo.',
    hoursAgo: days(30),
    acceptance: 'accepted',
    isActive: false,
    shareType: 'outgoing',
  },
  {
    listing: 'lerma-nave',
    external: {
      name: 'Hugo Arzate',
      email: 'hugo.arzate@example.com',
      phone: '+52 722 555 0305',
    },
    percentage: '50.00',
    notes: 'Un mes de renta a medias.',
    hoursAgo: days(5),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'san-angel-amargura',
    agent: 'sofia',
    percentage: '2.00',
    notes: 'Sofía la presenta a sus clientes de embajadas.',
    hoursAgo: days(18),
    acceptance: 'accepted',
    isActive: true,
    shareType: 'outgoing',
  },
  {
    listing: 'cuernavaca-vista-hermosa',
    external: {
      name: 'Rosa Elena Bautista',
      email: 'rosa.bautista@example.com',
      phone: '+52 777 555 0306',
    },
    percentage: '2.00',
    notes: 'Pagada al escriturar.',
    hoursAgo: days(80),
    acceptance: 'accepted',
    isActive: false,
    shareType: 'incoming',
  },
];
