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

export function MyPropertiesScreen() {
  return (
    <Coming
      title="Mis Propiedades"
      lead="Aquí publicarás, editarás y pondrás en pausa tus propiedades."
    >
      <p>
        Estamos terminando esta sección. Las propiedades que ya tienes publicadas se ven en el
        portal como siempre.
      </p>
    </Coming>
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

export function InquiriesScreen() {
  return (
    <Coming title="Consultas" lead="Aquí leerás y contestarás lo que preguntan tus clientes.">
      <p>
        Estamos terminando esta sección. Cada consulta te llega también por correo: contéstala desde
        ahí y tu respuesta va directo al cliente.
      </p>
    </Coming>
  );
}

export function FavoritesScreen() {
  return (
    <Coming title="Favoritos" lead="Aquí estarán las propiedades que guardes.">
      <p>
        Estamos terminando esta sección. Mientras tanto, comparte contigo el enlace de la propiedad
        que te interesa.
      </p>
    </Coming>
  );
}
