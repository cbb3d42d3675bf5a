import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/site.ts';
import { Page } from './page.tsx';
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
      <h2>Para propietarios</h2>
      <ServiceList services={ownerServices} />
      <h2>Para compradores</h2>
      <ServiceList services={buyerServices} />
      <h2>Resultados</h2>
      <dl className={classes.figures}>
        <Figure value={figures.propertiesSold} label="propiedades vendidas" />
        <Figure value={figures.years} label="años de experiencia" />
        <Figure value={figures.satisfied} label="clientes satisfechos" />
        <Figure value={figures.support} label="atención" />
      </dl>
      <p className={classes.actions}>
        <Link to="/contacts" className={classes.main}>
          Contáctanos
        </Link>
        <Link to="/properties" className={classes.quiet}>
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
        <li key={name} className={classes.card}>
          <h3>{name}</h3>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </li>
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
