import { Card } from '@pbr/ui/card';
import { CheckIcon } from '@pbr/ui/icons';
import { Section } from '@pbr/ui/section';
import { buttonClass } from '@pbr/ui/button';
import { Page } from '@pbr/ui/page';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/site.ts';
import classes from './page.module.css';

interface Service {
  name: string;
  features: readonly string[];
}

const ownerServices: readonly Service[] = [
  {
    name: 'Promoción y publicidad',
    features: [
      'Fotografías y ficha de la propiedad',
      'Publicación en el portal',
      'Visitas con interesados',
    ],
  },
  {
    name: 'Avalúos',
    features: [
      'Comercial, fiscal y exprés',
      'Estudio de mercado de la zona',
      'Precio de salida recomendado',
    ],
  },
  {
    name: 'Asesoría legal y fiscal',
    features: [
      'Revisión de escrituras y adeudos',
      'Contratos de compraventa y renta',
      'Cálculo de impuestos',
    ],
  },
];

const buyerServices: readonly Service[] = [
  {
    name: 'Asesoría para inversionistas',
    features: [
      'Rendimiento por renta y plusvalía',
      'Comparación de zonas',
      'Revisión legal antes de ofertar',
    ],
  },
  {
    name: 'Trámites y negociación',
    features: [
      'Oferta y negociación con el propietario',
      'Crédito hipotecario',
      'Escrituración ante notario',
    ],
  },
];

export function ServicesScreen() {
  const { figures } = useSite().company;
  return (
    <Page
      title="Servicios"
      lead="Acompañamos a quien vende y a quien compra, de la primera visita a la escritura."
    >
      <Section title="Para propietarios">
        <ServiceList services={ownerServices} />
      </Section>
      <Section title="Para compradores">
        <ServiceList services={buyerServices} />
      </Section>
      <Section title="Resultados">
        <dl className={classes.figures}>
          <Figure value={figures.propertiesSold} label="propiedades vendidas" />
          <Figure value={figures.years} label="años de experiencia" />
          <Figure value={figures.satisfied} label="clientes satisfechos" />
          <Figure value={figures.support} label="atención" />
        </dl>
      </Section>
      <p className={classes.actions}>
        <Link to="/contacts" className={buttonClass('accent')}>
          Contáctanos
        </Link>
        <Link to="/properties" className={buttonClass()}>
          Ver propiedades
        </Link>
      </p>
    </Page>
  );
}

function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className={classes.cards}>
      {services.map(({ name, features }) => (
        <Card as="li" key={name}>
          <h3 className={classes.name}>{name}</h3>
          <ul className={classes.checks}>
            {features.map((feature) => (
              <li key={feature}>
                <CheckIcon size={18} />
                {feature}
              </li>
            ))}
          </ul>
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
