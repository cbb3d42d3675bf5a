import type { SessionUser } from '@pbr/schemas/account/user';

export interface NavigationLink {
  href: string;
  label: string;
  /** Shows the number of pending shared commissions beside the link. */
  hasShares?: boolean;
}

const VISITOR_LINKS: readonly NavigationLink[] = [
  { href: '/properties', label: 'Nuestras Propiedades' },
  { href: '/agents', label: 'Agentes' },
  { href: '/services', label: 'Servicios' },
  { href: '/contacts', label: 'Contáctanos' },
];

const MEMBER_LINKS: readonly NavigationLink[] = [
  { href: '/properties', label: 'Portal' },
  { href: '/my-properties', label: 'Mis Propiedades' },
  { href: '/agents', label: 'Agentes' },
  { href: '/shared-commissions', label: 'Comisiones Compartidas', hasShares: true },
];

const ADMIN_LINK: NavigationLink = { href: '/admin', label: 'Administración' };

export const FAVORITES_LINK: NavigationLink = { href: '/favorites', label: 'Favoritas' };

/** Links to the signed-in person's own pages. */
export const PERSON_LINKS: readonly NavigationLink[] = [
  { href: '/dashboard', label: 'Panel' },
  { href: '/inquiries', label: 'Consultas' },
  FAVORITES_LINK,
  { href: '/settings', label: 'Configuración' },
];

export const SIGN_IN_LINK: NavigationLink = { href: '/auth', label: 'Iniciar Sesión' };

/** The main menu; `null` means a visitor. */
export function mainLinks(user: SessionUser | null): readonly NavigationLink[] {
  if (!user) return VISITOR_LINKS;
  return user.role === 'admin' ? [...MEMBER_LINKS, ADMIN_LINK] : MEMBER_LINKS;
}
