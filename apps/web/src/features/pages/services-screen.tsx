import { Card } from '@pbr/ui/card';
import { Page } from '@pbr/ui/page';
import { Section } from '@pbr/ui/section';
import { Link } from '@tanstack/react-router';
import { ButtonLink } from '../../lib/button-link.tsx';
import { useSite } from '../../lib/page/site.ts';
import { Checks } from './checks.tsx';
import classes from './page.module.css';
import { BUYER_SERVICES, OWNER_SERVICES, type Service } from './service-words.ts';

export function ServicesScreen() {
  const { figures, answerTimes } = useSite().company;
  return (
    <Page
      title="Servicios"
      lead="Acompañamos a quien vende y a quien compra, de la primera visita a la escritura."
    >
      <Section
        title="Para propietarios"
        lead="Vende o renta con precio, papeles y promoción en orden."
      >
        <ServiceList services={OWNER_SERVICES} />
      </Section>
      <Section title="Para compradores" lead="Compra o invierte sabiendo qué firmas y cuánto vale.">
        <ServiceList services={BUYER_SERVICES} />
      </Section>
      <Section title="Resultados">
        <dl className={classes.figures}>
          <Figure value={figures.propertiesSold} label="propiedades vendidas" />
          <Figure value={figures.years} label="años de experiencia" />
          <Figure value={figures.satisfied} label="clientes satisfechos" />
          <Figure value={figures.support} label="consultas en línea" />
        </dl>
      </Section>
      <section className={classes.band} aria-label="Nuestro compromiso">
        <h2>Nuestro compromiso</h2>
        <p>
          Te decimos lo que vale tu propiedad y no lo que quieres oír; te mostramos los papeles
          antes de que pagues, y respondemos en menos de {answerTimes.reply}. Si una operación no te
          conviene, también te lo decimos.
        </p>
        <p className={classes.actions}>
          <ButtonLink to="/contacts" look="accent">
            Contáctanos
          </ButtonLink>
          <ButtonLink to="/properties">Ver propiedades</ButtonLink>
        </p>
      </section>
    </Page>
  );
}

function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className={classes.cards}>
      {services.map(({ name, text, features, more }) => (
        <Card as="li" key={name}>
          <div className={classes.service}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Checks items={features} />
            {more && (
              <p className={classes.from}>
                <Link to={more.to}>{more.label}</Link>
              </p>
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
