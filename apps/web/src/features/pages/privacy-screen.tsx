import { formatDate } from '@pbr/schemas/format/dates';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { Page } from '@pbr/ui/page';
import { mailUrl } from '../../lib/format/contact-links.ts';
import { useSite } from '../../lib/page/site.ts';
import classes from './page.module.css';

export function PrivacyScreen() {
  const { company } = useSite();
  const email = company.privacyEmail ?? company.email;
  const mail = <a href={mailUrl(email)}>{email}</a>;
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
          Posesión de los Particulares, vigente desde el 21 de marzo de 2025. Para todo lo
          relacionado con tus datos escribe a {mail}.
        </p>
        <h2>Datos que recabamos</h2>
        <ul>
          <li>
            Si consultas por una propiedad: nombre, correo electrónico, teléfono si lo escribes,
            motivo y mensaje.
          </li>
          <li>
            Si nos contactas o pides un avalúo o asesoría legal: nombre, teléfono, correo, los datos
            de la propiedad y lo que nos cuentes del caso.
          </li>
          <li>
            Si eres agente y tienes cuenta: nombre, correo, teléfono, WhatsApp, fotografía,
            biografía, ciudad y las propiedades y comisiones que registras. Tu contraseña se guarda
            cifrada de modo que nadie puede leerla.
          </li>
          <li>
            Si un agente te registra como agente externo en una comisión: tu nombre, correo y
            teléfono.
          </li>
        </ul>
        <p>
          No pedimos datos personales sensibles. Si tu caso legal los incluye, no los escribas en el
          formulario: compártelos con el abogado en persona.
        </p>
        <h2>Para qué los usamos</h2>
        <p>Finalidades necesarias, sin las que no podríamos atenderte:</p>
        <ul>
          <li>Responder tu consulta y ponerte en contacto con el agente de la propiedad.</li>
          <li>Cotizar y prestar el avalúo o la asesoría que pides, y darle seguimiento.</li>
          <li>Crear y proteger las cuentas de los agentes, y mostrar sus datos de contacto.</li>
          <li>Registrar acuerdos de comisión y avisar de ellos a quienes participan.</li>
          <li>Prevenir abusos y cumplir obligaciones legales.</li>
        </ul>
        <p>
          Finalidades voluntarias: ninguna. No usamos tus datos para publicidad, encuestas ni
          perfiles. Si algún día quisiéramos hacerlo, te lo preguntaríamos antes y podrías negarte
          sin que cambie el servicio.
        </p>
        <h2>Con quién los compartimos</h2>
        <p>
          Transferimos tu consulta al agente que atiende la propiedad, que la necesita para
          responderte. Si pides un avalúo, una escrituración o un crédito, el valuador, la notaría o
          el banco que tú elijas recibe lo indispensable; esas transferencias son necesarias para el
          servicio que pides. Fuera de eso no vendemos ni transferimos tus datos, salvo a las
          autoridades que los requieran conforme a la ley.
        </p>
        <p>
          Los proveedores que alojan el portal y entregan nuestro correo tratan los datos por cuenta
          nuestra, como encargados, y no pueden usarlos para otra cosa.
        </p>
        <h2>Tus derechos ARCO y cómo ejercerlos</h2>
        <p>
          Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso, y revocar tu
          consentimiento. Escribe a {mail} con:
        </p>
        <ul>
          <li>tu nombre y un medio para responderte;</li>
          <li>una identificación, o la de tu representante con el documento que lo acredita;</li>
          <li>los datos de que se trata y lo que solicitas;</li>
          <li>si pides una rectificación, el dato correcto y con qué lo respaldas.</li>
        </ul>
        <p>
          Te respondemos en un plazo máximo de 20 días hábiles y, si procede, lo hacemos efectivo
          dentro de los 15 días hábiles siguientes. Es gratuito. Si no quedas conforme, puedes
          acudir a la Secretaría Anticorrupción y Buen Gobierno.
        </p>
        <h2>Cómo limitar el uso de tus datos</h2>
        <p>
          Con el mismo correo puedes pedir que dejemos de contactarte. Los agentes cambian o borran
          sus datos de contacto en “Configuración”, y cierran sus sesiones desde ahí.
        </p>
        <h2>Cuánto tiempo los guardamos</h2>
        <p>
          Las consultas y solicitudes, mientras dura la operación y los plazos legales que genera.
          Las de una propiedad eliminada se borran con ella, a los 30 días. Un registro que nadie
          confirma se borra a los 7 días. Una sesión termina a los 7 días sin uso o a los 30 en
          total.
        </p>
        <h2>Cookies y almacenamiento del navegador</h2>
        <p>
          Usamos una sola cookie, necesaria para mantener tu sesión. Tu navegador guarda además tus
          favoritos, los textos que no has enviado y el modo claro u oscuro. No usamos cookies de
          publicidad ni de medición, y ninguna página pide contenido a terceros.
        </p>
        <h2>Cómo los protegemos</h2>
        <p>
          La conexión va cifrada, las contraseñas y los enlaces secretos se guardan de forma que no
          pueden leerse, y cada persona ve solo lo que le corresponde. Si una vulneración afectara
          tus derechos, te avisaríamos de inmediato.
        </p>
        <h2>Cambios a este aviso</h2>
        <p>
          Publicamos cada cambio en esta página con su versión y su fecha. Con cada consulta,
          solicitud y registro guardamos la versión del aviso que estaba vigente.
        </p>
      </div>
    </Page>
  );
}
