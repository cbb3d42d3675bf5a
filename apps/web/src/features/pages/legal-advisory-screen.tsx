import { Section } from '@pbr/ui/section';
import { Page } from '@pbr/ui/page';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/site.ts';
import { ContactActions } from './contact-actions.tsx';
import { PricedServices } from './priced-services.tsx';
import classes from './page.module.css';

export function LegalAdvisoryScreen({ form }: { form: ReactNode }) {
  const { servicePrices } = useSite().company;
  return (
    <Page title="Asesoría legal" lead="Abogados inmobiliarios que revisan antes de que firmes.">
      <Section title="Servicios legales">
        <PricedServices
          services={[
            {
              name: 'Revisión legal de la propiedad',
              text: 'Escrituras, gravámenes, adeudos y permisos.',
              price: servicePrices.dueDiligence,
            },
            {
              name: 'Escrituración',
              text: 'Contrato, notaría y registro público.',
              price: servicePrices.deeds,
            },
            {
              name: 'Asesoría legal',
              text: 'Contratos, herencias, litigios y regularización.',
              price: servicePrices.legalAdviceHour,
              unit: 'por hora',
            },
          ]}
        />
      </Section>
      <Section title="Solicita una consulta">{form}</Section>
      <p className={classes.prose}>
        Cuéntanos tu caso por teléfono o por correo: te decimos qué documentos hacen falta y cuánto
        costaría antes de empezar.
      </p>
      <ContactActions />
    </Page>
  );
}
