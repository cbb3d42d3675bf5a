import { Page } from '@pbr/ui/page';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../lib/page/site.ts';
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
        <h2>Quiénes somos y qué ofrecemos</h2>
        <p>
          {company.name} es operado por {company.legalName}
          {company.rfc !== null && `, con RFC ${company.rfc}`}, con domicilio en {company.address}.
          El portal permite consultar propiedades en venta y en renta, contactar a los agentes que
          las atienden y solicitar servicios inmobiliarios. Consultarlo es gratuito y no requiere
          cuenta.
        </p>
        <h2>La información de las propiedades</h2>
        <p>
          La publica el agente de cada propiedad, que responde por ella. Precios, medidas y
          disponibilidad pueden cambiar; confírmalos con el agente antes de tomar una decisión. Las
          fotografías son de la propiedad anunciada, salvo los dibujos que el portal muestra cuando
          no hay fotos. Un anuncio no es una oferta vinculante: la operación se formaliza por
          escrito, con la información que exige la NOM-247-SE-2021.
        </p>
        <h2>Precios y monedas</h2>
        <p>
          Los precios están en pesos mexicanos o en dólares. Las equivalencias en pesos son
          aproximadas y llevan la fecha de su tipo de cambio. Los precios de nuestros servicios son
          precios de partida: el definitivo está en la cotización que aceptas por escrito.
        </p>
        <h2>Tus consultas y solicitudes</h2>
        <p>
          Escribe con tus datos reales y solo por interés en la propiedad o en el servicio. Enviar
          una consulta o una solicitud no te obliga a contratar ni aparta la propiedad. Nunca
          deposites un anticipo sin haber visto la propiedad y firmado un documento.
        </p>
        <h2>Cuentas de agentes</h2>
        <p>
          Las cuentas son personales: cuida tu contraseña y avísanos si crees que alguien más la
          usa. Quien publica declara que tiene autorización del propietario, que los datos son
          ciertos y que puede usar las fotografías. Podemos pausar anuncios o cerrar cuentas que
          incumplan estos términos.
        </p>
        <h2>Comisiones compartidas</h2>
        <p>
          Los acuerdos de comisión que se registran en el portal son entre los agentes que los
          firman. El portal guarda sus condiciones y su historial; no cobra ni paga comisiones.
        </p>
        <h2>Lo que no está permitido</h2>
        <p>
          Copiar el catálogo de forma automática sin permiso, suplantar a otra persona, publicar
          propiedades inexistentes, enviar publicidad a los agentes o interferir con el
          funcionamiento del portal.
        </p>
        <h2>Contenidos y marca</h2>
        <p>
          {company.legalName} es titular de los textos, los dibujos y el diseño del portal. Las
          fotografías son de quien las publicó. Puedes compartir la dirección de cualquier anuncio.
        </p>
        <p>
          Los nombres, puntos y habitantes de estados, municipios y localidades son datos de{' '}
          <a href="https://www.geonames.org">GeoNames</a>, modificados, con la licencia{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.es">CC BY 4.0</a>. Los contornos
          del mapa están hechos con <a href="https://www.naturalearthdata.com">Natural Earth</a>, de
          dominio público.
        </p>
        <h2>Disponibilidad y responsabilidad</h2>
        <p>
          Trabajamos para que el portal esté siempre disponible, pero puede haber interrupciones.
          Nada en estos términos limita los derechos que la ley da a los consumidores.
        </p>
        <h2>Datos personales</h2>
        <p>
          Los tratamos como dice el <Link to="/privacy">aviso de privacidad</Link>.
        </p>
        <h2>Ley aplicable y aclaraciones</h2>
        <p>
          Se aplican las leyes de los Estados Unidos Mexicanos. Si tienes un problema, escríbenos
          primero: casi siempre se resuelve así. También puedes acudir a la Procuraduría Federal del
          Consumidor.
        </p>
        <h2>Cambios</h2>
        <p>Publicamos los cambios en esta página; valen desde que aparecen aquí.</p>
        <ContactActions />
      </div>
    </Page>
  );
}
