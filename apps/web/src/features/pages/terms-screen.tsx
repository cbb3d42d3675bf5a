import { Page } from '@pbr/ui/page';
import { useSite } from '../../lib/site.ts';
import { ContactActions } from './contact-actions.tsx';
import classes from './page.module.css';

export function TermsScreen() {
  const { company } = useSite();
  return (
    <Page
      width="text"
      title="Términos de uso"
      lead={`Al usar este portal de ${company.legalName} aceptas lo siguiente.`}
    >
      <div className={classes.prose}>
        <h2>La información de las propiedades</h2>
        <p>
          La publica el agente de cada propiedad. Precios, medidas y disponibilidad pueden cambiar;
          confirma con el agente antes de tomar una decisión. Las equivalencias en pesos son
          aproximadas y llevan la fecha de su tipo de cambio.
        </p>
        <h2>Tus consultas</h2>
        <p>
          Escribe con tus datos reales y solo por interés en la propiedad. Enviar una consulta no te
          obliga a comprar o rentar ni aparta la propiedad.
        </p>
        <h2>Lo que no está permitido</h2>
        <p>
          Copiar el catálogo de forma automática, suplantar a otra persona o interferir con el
          funcionamiento del portal.
        </p>
        <h2>Dudas y aclaraciones</h2>
        <ContactActions />
      </div>
    </Page>
  );
}
