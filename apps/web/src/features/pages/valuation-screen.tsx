import { Section } from '@pbr/ui/section';
import { Facts } from '@pbr/ui/facts';
import { Page } from '@pbr/ui/page';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/page/site.ts';
import { FormWithAside } from './form-with-aside.tsx';
import { PricedServices } from './priced-services.tsx';
import classes from './page.module.css';

export function ValuationScreen({ form }: { form: ReactNode }) {
  const { servicePrices, serviceTerms, answerTimes } = useSite().company;
  return (
    <Page title="Avalúos" lead="Conoce el valor de tu propiedad con un valuador certificado.">
      <Section title="Tipos de avalúo">
        <PricedServices
          services={[
            {
              name: 'Avalúo comercial',
              text: 'El valor de mercado, para vender, comprar o pedir un crédito.',
              includes: [
                'Visita e inspección de la propiedad',
                'Comparables de la zona',
                'Dictamen firmado por el valuador',
              ],
              price: servicePrices.commercialAppraisal,
              term: `Entrega en ${serviceTerms.commercialAppraisal}`,
            },
            {
              name: 'Avalúo fiscal',
              text: 'El que piden la notaría y el fisco: compraventa, herencia o donación.',
              includes: [
                'Valuador con registro fiscal',
                'Formato que acepta la notaría',
                'Sustento para calcular impuestos',
              ],
              price: servicePrices.fiscalAppraisal,
              term: `Entrega en ${serviceTerms.fiscalAppraisal}`,
            },
            {
              name: 'Avalúo exprés',
              text: 'Una opinión de valor para decidir pronto en cuánto vender o rentar.',
              includes: [
                'Estudio de comparables',
                'Rango de precio de venta o renta',
                'Resumen en PDF',
              ],
              price: servicePrices.expressAppraisal,
              term: `Entrega en ${serviceTerms.expressAppraisal}`,
            },
          ]}
        />
      </Section>
      <Section
        title="Solicita tu avalúo"
        lead={`Te respondemos en menos de ${answerTimes.reply} y tienes la cotización ${answerTimes.quote} después de reunir los datos de la propiedad.`}
      >
        <FormWithAside form={form} steps={VALUATION_STEPS} />
      </Section>
      <Section
        title="Quién certifica a los valuadores"
        lead="Cada finalidad pide un registro distinto. Puedes comprobar el de tu valuador con la institución que lo otorga."
      >
        <Facts facts={VALUE_CERTIFIERS} className={classes.definitions} />
      </Section>
    </Page>
  );
}

/** The institutions that keep the registers of appraisers. */
const VALUE_CERTIFIERS = [
  {
    label: 'Sociedad Hipotecaria Federal (SHF)',
    value:
      'Autoriza a las unidades de valuación y a los peritos de los avalúos que piden los bancos para un crédito hipotecario.',
  },
  {
    label: 'Tesorería de la Ciudad de México',
    value:
      'Registra a los peritos de los avalúos fiscales de la ciudad; cada estado tiene su propia autoridad.',
  },
  {
    label: 'INDAABIN',
    value:
      'El Instituto de Administración y Avalúos de Bienes Nacionales registra a los peritos que valúan bienes del gobierno federal.',
  },
  {
    label: 'Dirección General de Profesiones',
    value:
      'Expide la cédula profesional de cada valuador, que cualquiera puede consultar en línea.',
  },
] as const;

const VALUATION_STEPS = [
  { name: 'Solicitud', text: 'Nos cuentas qué propiedad es y para qué la necesitas valuar.' },
  { name: 'Cotización', text: 'Te enviamos el precio, el plazo y los documentos que hacen falta.' },
  { name: 'Inspección', text: 'El valuador visita la propiedad, la mide y toma fotografías.' },
  { name: 'Entrega', text: 'Recibes el avalúo firmado y te explicamos cómo se llegó al valor.' },
] as const;
