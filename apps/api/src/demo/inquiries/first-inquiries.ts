import type { DemoInquiry } from '../demo-inquiry.ts';

export const firstInquiries: readonly DemoInquiry[] = [
  {
    listing: 'roma-norte-orizaba',
    clientName: 'Fernanda Rosas',
    clientEmail: 'fernanda.rosas@example.com',
    clientPhone: '+52 55 5555 0201',
    inquiryType: 'visit',
    message:
      '¡Hola! ¿Podría verlo el jueves después de las seis? Vivo cerca y puedo llegar con poco aviso.',
    hoursAgo: 2,
    status: 'pending',
  },
  {
    listing: 'hipodromo-amsterdam',
    clientName: 'Jorge Peralta',
    clientEmail: 'jorge.peralta@example.com',
    clientPhone: null,
    inquiryType: 'price',
    message:
      '¿El precio incluye la bodega de la azotea? Compraría con crédito bancario ya autorizado.',
    hoursAgo: 11,
    status: 'pending',
  },
  {
    listing: 'polanco-horacio',
    clientName: 'Claire Martin',
    clientEmail: 'claire.martin@example.com',
    clientPhone: '+52 55 5555 0203',
    inquiryType: 'info',
    message:
      'Nos mudamos en enero con dos niños. ¿El contrato puede quedar a nombre de la empresa?',
    hoursAgo: 30,
    status: 'answered',
    answer: {
      text: 'Sí, el propietario factura y el contrato puede ir a nombre de la empresa. Le envié por correo la lista de documentos y tres horarios para visitarlo.',
      hoursLater: 3,
    },
  },
  {
    listing: 'coyoacan-del-carmen',
    clientName: 'Raúl Iglesias',
    clientEmail: 'raul.iglesias@example.com',
    clientPhone: '+52 55 5555 0204',
    inquiryType: 'visit',
    message:
      'Me interesa conocer el pabellón del fondo. ¿Tiene entrada independiente desde la calle?',
    hoursAgo: 52,
    status: 'answered',
    answer: {
      text: 'Se entra por el mismo zaguán, pero tiene puerta y llave aparte. Quedamos el sábado a las 11:00; lo espero en la entrada.',
      hoursLater: 5,
    },
  },
  {
    listing: 'santa-fe-penthouse',
    clientName: 'Patricia Leal',
    clientEmail: 'patricia.leal@example.com',
    clientPhone: '+52 55 5555 0205',
    inquiryType: 'price',
    message: 'Buscamos rentar con opción a compra a dos años. ¿Lo considerarían?',
    hoursAgo: 78,
    status: 'pending',
  },
  {
    listing: 'pedregal-agua',
    clientName: 'Ernesto Villaseñor',
    clientEmail: 'ernesto.villasenor@example.com',
    clientPhone: '+52 55 5555 0206',
    inquiryType: 'visit',
    message: 'Vimos que está apartada. Si se libera, nos gustaría visitarla.',
    hoursAgo: 130,
    status: 'closed',
    answer: {
      text: 'La operación va muy avanzada. Los anoté primero en la lista y les aviso si algo cambia; mientras tanto les mandé dos casas parecidas.',
      hoursLater: 20,
    },
  },
  {
    listing: 'juriquilla-casa',
    clientName: 'Gabriela Montes',
    clientEmail: 'gabriela.montes@example.com',
    clientPhone: null,
    inquiryType: 'info',
    message: '¿De cuánto es la cuota de mantenimiento y qué incluye?',
    hoursAgo: 96,
    status: 'answered',
    answer: {
      text: 'La cuota es de $1,850 al mes e incluye vigilancia, áreas verdes, alumbrado y recolección de basura.',
      hoursLater: 2,
    },
  },
  {
    listing: 'tepoztlan-terreno',
    clientName: 'Andrés Lozano',
    clientEmail: 'andres.lozano@example.com',
    clientPhone: '+52 777 555 0208',
    inquiryType: 'info',
    message: null,
    hoursAgo: 240,
    status: 'closed',
  },
];
