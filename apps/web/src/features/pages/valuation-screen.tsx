import { Section } from '@pbr/ui/section';
import { Page } from '@pbr/ui/page';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';
import { ContactActions } from './contact-actions.tsx';
import { PricedServices } from './priced-services.tsx';
import classes from './page.module.css';

export function ValuationScreen({ form }: { form: ReactNode }) {
  const { servicePrices } = useSite().company;
  return (
    <Page title="Avalúos" lead="Conoce el valor de tu propiedad con un valuador certificado.">
      <Section title="Tipos de avalúo">
        <PricedServices
          services={[
            {
              name: 'Avalúo comercial',
              text: 'Para vender, comprar o pedir un crédito.',
              price: servicePrices.commercialAppraisal,
            },
            {
              name: 'Avalúo fiscal',
              text: 'Para impuestos, sucesiones y trámites ante notario.',
              price: servicePrices.fiscalAppraisal,
            },
            {
              name: 'Avalúo exprés',
              text: 'Una estimación de valor para decidir pronto.',
              price: servicePrices.expressAppraisal,
            },
          ]}
        />
      </Section>
      <Section title="Cómo se hace">
        <ol className={classes.steps}>
          <li>
            <h3>Solicitud</h3>
            <p>Nos cuentas qué propiedad es y para qué la necesitas valuar.</p>
          </li>
          <li>
            <h3>Cotización</h3>
            <p>Te enviamos el precio y el plazo.</p>
          </li>
          <li>
            <h3>Inspección</h3>
            <p>El valuador visita la propiedad.</p>
          </li>
          <li>
            <h3>Entrega</h3>
            <p>Recibes el avalúo firmado.</p>
          </li>
        </ol>
      </Section>
      <Section title="Solicita tu avalúo">{form}</Section>
      <ContactActions />
    </Page>
  );
}
