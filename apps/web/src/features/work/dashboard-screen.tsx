import { ArrowRightIcon } from '@pbr/ui/icons';
import { Page } from '@pbr/ui/page';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useSessionUser } from '../../lib/session.ts';
import classes from './work.module.css';

interface Part {
  to: NonNullable<LinkProps['to']>;
  title: string;
  text: string;
}

const PARTS: readonly Part[] = [
  { to: '/my-properties', title: 'Mis Propiedades', text: 'Tus propiedades, activas y en pausa.' },
  { to: '/inquiries', title: 'Consultas', text: 'Lo que preguntan los clientes.' },
  {
    to: '/shared-commissions',
    title: 'Comisiones Compartidas',
    text: 'Las propiedades que otros comparten contigo.',
  },
  { to: '/properties', title: 'Portal', text: 'Todas las propiedades publicadas.' },
  { to: '/agents', title: 'Agentes', text: 'Tus colegas y cómo encontrarlos.' },
  { to: '/settings', title: 'Configuración', text: 'Tus datos, tu contraseña y tus sesiones.' },
];

const ADMINISTRATION: Part = {
  to: '/admin',
  title: 'Administración',
  text: 'Empleados, invitaciones y permisos.',
};

/** Where a member's day starts. */
export function DashboardScreen() {
  const user = useSessionUser();
  const parts = user?.role === 'admin' ? [...PARTS, ADMINISTRATION] : PARTS;
  return (
    <Page
      above="Dashboard"
      title={user ? `Hola, ${user.firstName}` : 'Hola'}
      lead="¿Qué quieres hacer hoy?"
    >
      <ul className={classes.parts}>
        {parts.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={classes.part ?? ''}>
              <span>
                <strong className={classes.name}>{title}</strong>
                <br />
                {text}
              </span>
              <ArrowRightIcon />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
