import { ArrowRightIcon } from '@pbr/ui/icons/icons';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './shortcuts.module.css';

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
  { to: '/favorites', title: 'Favoritas', text: 'Las propiedades que guardaste.' },
  { to: '/agents', title: 'Agentes', text: 'Tus colegas y cómo encontrarlos.' },
  { to: '/settings', title: 'Configuración', text: 'Tus datos, tu contraseña y tus sesiones.' },
];

const ADMINISTRATION: Part = {
  to: '/admin',
  title: 'Administración',
  text: 'Empleados, invitaciones y permisos.',
};

/** Links to the other parts of the portal. */
export function Shortcuts({ isAdmin }: { isAdmin: boolean }) {
  const parts = isAdmin ? [...PARTS, ADMINISTRATION] : PARTS;
  return (
    <ul className={classes.parts}>
      {parts.map(({ to, title, text }) => (
        <li key={to}>
          <Link to={to} className={classes.part ?? ''}>
            <span>
              <strong className={classes.name}>{title}</strong>
              <span className={classes.text}>{text}</span>
            </span>
            <ArrowRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
