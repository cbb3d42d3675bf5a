import { buttonClass } from '@pbr/ui/button';
import { Page } from '@pbr/ui/page';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './work.module.css';

interface ComingProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A part of the portal that opens with a later release, and what to do meanwhile. */
function Coming({ title, lead, children }: ComingProps) {
  return (
    <Page width="text" title={title} lead={lead}>
      {children}
      <p className={classes.actions}>
        <Link to="/properties" className={buttonClass('primary')}>
          Ver propiedades
        </Link>
        <Link to="/" className={buttonClass()}>
          Ir al inicio
        </Link>
      </p>
    </Page>
  );
}

export function SharedCommissionsScreen() {
  return (
    <Coming
      title="Propiedades Compartidas Conmigo"
      lead="Aquí verás las propiedades en las que tienes comisión y cuánto te toca de cada una."
    >
      <p>
        Estamos terminando esta sección. Mientras tanto, acuerda las comisiones directamente con tus
        colegas.
      </p>
    </Coming>
  );
}
