import { Card } from '@pbr/ui/card';
import { CheckIcon } from '@pbr/ui/icons';
import { Section } from '@pbr/ui/section';
import { buttonClass } from '@pbr/ui/button';
import { Page } from '@pbr/ui/page';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mailUrl, phoneUrl } from '../../lib/contact-links.ts';
import { openingLines } from '../../lib/opening-hours.ts';
import { useSite } from '../../lib/site.ts';
import classes from './page.module.css';

export function ContactsScreen({ form }: { form: ReactNode }) {
  const { company } = useSite();
  return (
    <Page
      title="Contáctanos"
      lead="Llámanos o escríbenos: te ayudamos a vender, rentar, comprar o valuar tu propiedad."
    >
      <Card look="raised">
        <dl className={classes.facts}>
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
            {openingLines(company.hours).map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        </dl>
      </Card>
      <Section title="Escríbenos" lead="Te respondemos por correo.">
        {form}
      </Section>
      <Section title="En qué te ayudamos">
        <ul className={classes.checks}>
          <li>
            <CheckIcon size={18} />
            Vender o rentar tu propiedad
          </li>
          <li>
            <CheckIcon size={18} />
            Comprar, rentar o invertir
          </li>
          <li>
            <CheckIcon size={18} />
            Avalúos
          </li>
          <li>
            <CheckIcon size={18} />
            Asesoría legal
          </li>
          <li>
            <CheckIcon size={18} />
            Administración de propiedades
          </li>
        </ul>
      </Section>
      <p className={classes.actions}>
        <Link to="/services" className={buttonClass()}>
          Conoce todos los servicios
        </Link>
      </p>
    </Page>
  );
}
