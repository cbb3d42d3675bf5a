import { EmptyState } from '@pbr/ui/empty-state';
import { type NotFoundRouteProps, useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../../lib/button-link.tsx';
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
          <ButtonLink to="/auth" search={{ redirect: href }} look="primary">
            Iniciar sesión
          </ButtonLink>
          <ButtonLink to="/">Ir al inicio</ButtonLink>
          <ButtonLink to="/properties">Ver propiedades</ButtonLink>
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
      text="Es solo para la administración. Si crees que deberías tener acceso, pídelo a quien administra el portal."
      action={
        <>
          <ButtonLink to="/dashboard" look="primary">
            Ir a mi panel
          </ButtonLink>
          <ButtonLink to="/properties">Ver propiedades</ButtonLink>
        </>
      }
    />
  );
}
