import { Section } from '@pbr/ui/section';
import { Facts } from '@pbr/ui/facts';
import { Page } from '@pbr/ui/page';
import type { ReactNode } from 'react';
import { useSite } from '../../lib/page/site.ts';
import { FormWithAside } from './form-with-aside.tsx';
import { LEGAL_CERTIFIERS, LEGAL_PROBLEMS, LEGAL_STEPS } from './legal-words.ts';
import { PricedServices } from './priced-services.tsx';
import { openingLines } from '../../lib/format/opening-hours.ts';
import { ContactActions } from './contact-actions.tsx';
import classes from './page.module.css';

const EMERGENCY = '¿Es una emergencia legal?';

export function LegalAdvisoryScreen({ form }: { form: ReactNode }) {
  const { servicePrices, serviceTerms, answerTimes, hours } = useSite().company;
  return (
    <Page title="Asesoría legal" lead="Abogados inmobiliarios que revisan antes de que firmes.">
      <Section title="Servicios legales">
        <PricedServices
          services={[
            {
              name: 'Revisión legal',
              text: 'La revisión legal de una propiedad antes de comprarla o rentarla.',
              includes: [
                'Escrituras y antecedentes registrales',
                'Gravámenes, adeudos y permisos',
                'Dictamen con riesgos y soluciones',
              ],
              price: servicePrices.dueDiligence,
              term: `Entrega en ${serviceTerms.dueDiligence}`,
            },
            {
              name: 'Escrituración',
              text: 'Del contrato a la escritura inscrita, con la notaría de tu elección.',
              includes: [
                'Contrato de compraventa',
                'Trámites ante notaría y autoridades',
                'Inscripción en el Registro Público',
              ],
              price: servicePrices.deeds,
              term: `Entrega en ${serviceTerms.deeds}`,
            },
            {
              name: 'Asesoría legal',
              text: 'Una consulta con un abogado para un caso concreto.',
              includes: [
                'Contratos de renta y compraventa',
                'Herencias, litigios y regularización',
                'Opinión y siguientes pasos por escrito',
              ],
              price: servicePrices.legalAdviceHour,
              term: 'Por hora',
            },
          ]}
        />
      </Section>
      <Section title="Problemas frecuentes y cómo se resuelven">
        <Facts facts={LEGAL_PROBLEMS} className={classes.definitions} />
      </Section>
      <Section
        title="Solicita una consulta"
        lead={`Te respondemos en menos de ${answerTimes.reply}. Sabrás qué documentos hacen falta y cuánto costaría antes de empezar.`}
      >
        <FormWithAside form={form} steps={LEGAL_STEPS} />
      </Section>
      <Section
        title="Quién certifica"
        lead="Antes de firmar, comprueba tú mismo a quién tienes enfrente."
      >
        <Facts facts={LEGAL_CERTIFIERS} className={classes.definitions} />
      </Section>
      <section className={classes.band} aria-label={EMERGENCY}>
        <h2>{EMERGENCY}</h2>
        <p>
          Si te notificaron una demanda, un desalojo o un embargo, no firmes nada y llámanos: los
          plazos corren desde la notificación.
        </p>
        <ContactActions />
        <p className={classes.quiet}>{openingLines(hours).join(' · ')}</p>
      </section>
    </Page>
  );
}
