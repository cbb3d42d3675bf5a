import { CheckIcon } from '@pbr/ui/icons/icons';
import patio from './patio.svg';
import classes from './auth.module.css';

const USES = [
  ['Gestiona tus propiedades', 'Publica, edita, pausa y actualiza fotos y precios.'],
  ['Comparte comisiones', 'Con colegas del portal o agentes externos, por escrito.'],
  ['Control de consultas y clientes', 'Quién preguntó, por qué propiedad y qué le respondiste.'],
  ['El estado de cada propiedad', 'Activa, en pausa, apartada o cerrada, de un vistazo.'],
] as const;

/** The reasons to sign in. */
export function WhatItIsFor() {
  return (
    <section className={classes.band} aria-labelledby="what-it-is-for">
      <h2 id="what-it-is-for" className={classes.bandTitle}>
        Tu trabajo del día, en un solo lugar
      </h2>
      <ul className={classes.uses}>
        {USES.map(([title, text]) => (
          <li key={title}>
            <CheckIcon />
            <span>
              <strong>{title}</strong>
              <br />
              {text}
            </span>
          </li>
        ))}
      </ul>
      <img src={patio} alt="" width="520" height="250" className={classes.drawing} />
    </section>
  );
}
