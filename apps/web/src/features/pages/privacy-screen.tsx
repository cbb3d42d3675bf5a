import { Page } from '@pbr/ui/page';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { mailUrl } from '../../lib/contact-links.ts';
import { formatDate } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import classes from './page.module.css';

export function PrivacyScreen() {
  const { company } = useSite();
  const mail = <a href={mailUrl(company.email)}>{company.email}</a>;
  return (
    <Page
      width="text"
      title="Aviso de privacidad"
      lead={`Versión ${PRIVACY_NOTICE_VERSION}, vigente desde el ${formatDate(PRIVACY_NOTICE_VERSION)}.`}
    >
      <div className={classes.prose}>
        <h2>Responsable</h2>
        <p>
          {company.legalName}, con domicilio en {company.address}, es responsable del tratamiento de
          tus datos personales conforme a la Ley Federal de Protección de Datos Personales en
          Posesión de los Particulares.
        </p>
        <h2>Datos que recabamos</h2>
        <p>
          Cuando envías una consulta sobre una propiedad: tu nombre, tu correo electrónico, tu
          teléfono si lo escribes, el motivo y tu mensaje. No pedimos datos personales sensibles.
        </p>
        <h2>Para qué los usamos</h2>
        <p>
          Finalidades necesarias: responder tu consulta, ponerte en contacto con el agente de la
          propiedad, agendar visitas y dar seguimiento a la operación. No los usamos para publicidad
          ni para otras finalidades voluntarias.
        </p>
        <h2>Con quién los compartimos</h2>
        <p>
          Con el agente que atiende la propiedad. No los vendemos ni los transferimos a terceros,
          salvo a las autoridades que lo requieran conforme a la ley.
        </p>
        <h2>Tus derechos ARCO</h2>
        <p>
          Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso, y revocar tu
          consentimiento. Escribe a {mail} con tu nombre, el medio para responderte, una
          identificación y lo que solicitas. Respondemos en un plazo de 20 días hábiles.
        </p>
        <h2>Cambios a este aviso</h2>
        <p>
          Publicamos cada cambio en esta página con su versión. Con cada consulta guardamos la
          versión del aviso que estaba vigente.
        </p>
      </div>
    </Page>
  );
}
