import { useSite } from '../../lib/site.ts';
import { ContactActions } from './contact-actions.tsx';
import { Page } from './page.tsx';
import { PricedServices } from './priced-services.tsx';
import classes from './page.module.css';

export function ValuationScreen() {
  const { servicePrices } = useSite().company;
  return (
    <Page title="Avalúos" lead="Conoce el valor de tu propiedad con un valuador certificado.">
      <h2>Tipos de avalúo</h2>
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
      <h2>Cómo se hace</h2>
      <ol className={classes.text}>
        <li>Solicitud: nos cuentas qué propiedad es y para qué la necesitas valuar.</li>
        <li>Cotización: te enviamos el precio y el plazo.</li>
        <li>Inspección: el valuador visita la propiedad.</li>
        <li>Entrega: recibes el avalúo firmado.</li>
      </ol>
      <ContactActions />
    </Page>
  );
}
