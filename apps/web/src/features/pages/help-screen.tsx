import { Page } from '@pbr/ui/page';
import { Link } from '@tanstack/react-router';
import { ContactActions } from './contact-actions.tsx';
import classes from './page.module.css';

export function HelpScreen() {
  return (
    <Page
      width="text"
      title="Ayuda"
      lead="Respuestas rápidas. Si no está la tuya, escríbenos o llámanos."
    >
      <div className={classes.prose}>
        <h2>Busco una propiedad</h2>
        <p>
          Entra a <Link to="/properties">Nuestras Propiedades</Link>, elige venta o renta y escribe
          la ciudad o la colonia. Los filtros quedan en la dirección de la página: puedes guardarla
          o compartirla.
        </p>
        <h2>Me interesa una propiedad</h2>
        <p>
          Ábrela y usa «Contactar Agente»: tu consulta llega al agente que la atiende. También
          puedes llamarle o escribirle por WhatsApp desde la misma página.
        </p>
        <h2>Quiero vender o rentar la mía</h2>
        <p>
          Revisa nuestros <Link to="/services">servicios</Link> y los{' '}
          <Link to="/valuation">avalúos</Link>, y <Link to="/contacts">contáctanos</Link>.
        </p>
        <h2>Tengo una duda legal</h2>
        <p>
          Mira la <Link to="/legal-advisory">asesoría legal</Link> que ofrecemos.
        </p>
        <ContactActions />
      </div>
    </Page>
  );
}
