import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { Link, type NotFoundRouteProps, useLocation } from '@tanstack/react-router';
import { Drawing } from './drawings.tsx';
import { FORBIDDEN } from '../header/member-page.ts';
import classes from './screen.module.css';

/** Replaces a page that only members or only admins may see. */
export function NoEntryScreen({ data }: NotFoundRouteProps) {
  return (
    <div className={classes.screen}>{data === FORBIDDEN ? <NoPermission /> : <SignInFirst />}</div>
  );
}

/** Visitors see the usual not-found page with a link to sign in. */
function SignInFirst() {
  const { href } = useLocation();
  return (
    <EmptyState
      heading="h1"
      title="404 Page Not Found"
      drawing={<Drawing name="door" />}
      text="La página que buscas no existe o es solo para quienes tienen una cuenta."
      action={
        <>
          <Link to="/auth" search={{ redirect: href }} className={buttonClass('primary')}>
            Iniciar sesión
          </Link>
          <Link to="/" className={buttonClass()}>
            Ir al inicio
          </Link>
          <Link to="/properties" className={buttonClass()}>
            Ver propiedades
          </Link>
        </>
      }
    />
  );
}

function NoPermission() {
  return (
    <EmptyState
      heading="h1"
      title="No tienes permisos para ver esta página"
      drawing={<Drawing name="door" />}
      text="Es solo para la administración. Si crees que debería ser tuya, pídele acceso a quien administra el portal."
      action={
        <>
          <Link to="/dashboard" className={buttonClass('primary')}>
            Ir a mi panel
          </Link>
          <Link to="/properties" className={buttonClass()}>
            Ver propiedades
          </Link>
        </>
      }
    />
  );
}
