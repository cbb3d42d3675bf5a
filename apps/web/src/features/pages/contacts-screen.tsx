import { Link } from '@tanstack/react-router';
import { mailUrl, phoneUrl } from '../../lib/contact-links.ts';
import { useSite } from '../../lib/site.ts';
import { Page } from './page.tsx';
import classes from './page.module.css';

export function ContactsScreen() {
  const { company } = useSite();
  return (
    <Page
      title="Contáctanos"
      lead="Llámanos o escríbenos: te ayudamos a vender, rentar, comprar o valuar tu propiedad."
    >
      <dl className={`${classes.card} ${classes.facts}`}>
        <div>
          <dt>Teléfono</dt>
          <dd>
            <a href={phoneUrl(company.phone)}>{company.phone}</a>
          </dd>
        </div>
        <div>
          <dt>Correo electrónico</dt>
          <dd>
            <a href={mailUrl(company.email)}>{company.email}</a>
          </dd>
        </div>
        <div>
          <dt>Dirección</dt>
          <dd>{company.address}</dd>
        </div>
        <div>
          <dt>Horario</dt>
          <dd>
            {company.hours.weekdays}
            <br />
            {company.hours.saturday}
          </dd>
        </div>
      </dl>
      <h2>En qué te ayudamos</h2>
      <ul className={classes.text}>
        <li>Vender o rentar tu propiedad</li>
        <li>Comprar, rentar o invertir</li>
        <li>Avalúos</li>
        <li>Asesoría legal</li>
        <li>Administración de propiedades</li>
      </ul>
      <p className={classes.actions}>
        <Link to="/services" className={classes.quiet}>
          Conoce todos los servicios
        </Link>
      </p>
    </Page>
  );
}
