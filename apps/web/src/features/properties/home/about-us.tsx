import { ArrowRightIcon } from '@pbr/ui/icons/icons';
import { Link } from '@tanstack/react-router';
import { openingLines } from '../../../lib/format/opening-hours.ts';
import { useSite } from '../../../lib/page/site.ts';
import classes from './about-us.module.css';
import owners from './owners.svg';

/** For owners who want to sell or let. */
export function OwnersBand() {
  return (
    <section className={classes.owners} aria-labelledby="owners-title">
      <div className={classes.ownersWords}>
        <h2 id="owners-title" className={classes.ownersTitle}>
          ¿Quieres vender o rentar tu propiedad?
        </h2>
        <p>
          Empieza por saber cuánto vale. Pide un avalúo y un agente te acompaña con la promoción y
          los trámites.
        </p>
        <p className={classes.actions}>
          <Link to="/valuation" className={classes.main}>
            Solicitar un avalúo
          </Link>
          <Link to="/services" className={classes.quiet}>
            Conoce los servicios
          </Link>
        </p>
      </div>
      <img
        className={classes.ownersPicture}
        src={owners}
        width={480}
        height={300}
        alt=""
        loading="lazy"
      />
    </section>
  );
}

/** The company's figures and hours, as set by an admin. */
export function AboutUs() {
  const { name, figures, hours } = useSite().company;
  return (
    <section className={classes.about} aria-labelledby="about-title">
      <div>
        <h2 id="about-title" className={classes.title}>
          Así trabaja {name}
        </h2>
        <p>
          Acompañamos a quien vende y a quien compra, de la primera visita a la escritura. Horario
          de atención: {openingLines(hours).join(', ').toLowerCase()}.
        </p>
        <Link to="/contacts" className={classes.more}>
          Contáctanos <ArrowRightIcon />
        </Link>
      </div>
      <dl className={classes.figures}>
        <Figure value={figures.propertiesSold} label="propiedades vendidas" />
        <Figure value={figures.years} label="años de experiencia" />
        <Figure value={figures.satisfied} label="clientes satisfechos" />
        <Figure value={figures.support} label="consultas en línea" />
      </dl>
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
