import { type DemoInquiry, inquiry } from '../demo-inquiry.ts';
import { days } from '../demo-listing.ts';

export const saleInquiries: readonly DemoInquiry[] = [
  inquiry({
    about: 'avandaro-cabana',
    from: 'Rodrigo Elizondo',
    phone: '55 5555 0231',
    type: 'visit',
    hoursAgo: 1,
    message: 'Vamos este fin a Valle. ¿Podrían enseñárnosla el domingo temprano?',
  }),
  inquiry({
    about: 'avandaro-cabana',
    from: 'Mónica Landa',
    hoursAgo: 6,
    message: '¿Tiene fosa séptica o drenaje? ¿Y cuánto se paga de predial?',
  }),
  inquiry({
    about: 'hipodromo-amsterdam',
    from: 'Gerardo Pons',
    phone: '55 5555 0233',
    type: 'visit',
    hoursAgo: 14,
    message:
      'Vivimos en la misma calle y queremos mudarnos sin cambiar de barrio. ¿El jueves a las 10?',
  }),
  inquiry({
    about: 'oaxaca-jalatlaco',
    from: 'Beatriz Ruiz Cortés',
    phone: '951 555 0234',
    type: 'price',
    hoursAgo: 22,
    message: '¿Considerarían un pago inicial del 60 % y el resto a un año?',
  }),
  inquiry({
    about: 'la-paz-centenario',
    from: 'Derek Olsen',
    hoursAgo: 40,
    message: 'Is the trust already in place? I can read Spanish, gracias.',
    answer:
      'Sí, hay fideicomiso vigente hasta 2061 y se puede ceder. Le envié la escritura escaneada y el costo anual del banco.',
    answeredAfterHours: 8,
  }),
  inquiry({
    about: 'coyoacan-malintzin',
    from: 'Teresa Guízar',
    phone: '55 5555 0236',
    type: 'visit',
    hoursAgo: 50,
    message:
      'Mi papá estudió grabado ahí en los setenta. Nos encantaría verla, y de verdad estamos buscando casa.',
    answer: 'Qué gusto leer eso. Los espero el viernes a las 4; el tórculo sigue en el taller.',
    answeredAfterHours: 2,
  }),
  inquiry({
    about: 'juriquilla-cumbres',
    from: 'Héctor Maldonado',
    phone: '442 555 0237',
    type: 'price',
    hoursAgo: 66,
    message: '¿Aceptarían un departamento en la Del Valle como parte del pago?',
  }),
  inquiry({
    about: 'valle-de-guadalupe',
    from: 'Sofía Renard',
    hoursAgo: 100,
    message: '¿La concesión del pozo se transmite con la venta? ¿Qué nivel tiene el acuífero?',
    answer:
      'Se transmite y está inscrita; el trámite ante la autoridad del agua tarda unos cuatro meses. Le mando la última medición del nivel, de agosto.',
    answeredAfterHours: 30,
  }),
  inquiry({
    about: 'narvarte-peten',
    from: 'Diana Luna',
    phone: '55 5555 0239',
    hoursAgo: days(11),
    message: '¿El valor de avalúo alcanza para Infonavit con cofinanciamiento?',
    answer:
      'Sí, el avalúo de septiembre fue de $3,980,000. Le paso el contacto de la asesora que llevó las últimas dos operaciones.',
    answeredAfterHours: 5,
  }),
  inquiry({
    about: 'narvarte-uxmal',
    from: 'Constructora Tepeyac',
    phone: '55 5555 0240',
    type: 'price',
    hoursAgo: days(19),
    message: 'Ofrecemos 6.6 de contado, escriturando en 30 días.',
    closed: true,
    answer:
      'La propietaria agradece la oferta y no baja de 7.2. Si cambia de opinión les aviso primero.',
    answeredAfterHours: 48,
  }),
  inquiry({
    about: 'hipodromo-parras',
    from: 'Eugenia Terán',
    phone: '55 5555 0241',
    type: 'visit',
    hoursAgo: days(7),
    message: '¿Se puede visitar con un estructurista?',
    answer:
      'Claro, y le adelanto el dictamen de 2018. El lunes a las 9 está el portero para abrir la azotea.',
    answeredAfterHours: 3,
  }),
  inquiry({
    about: 'san-angel-amargura',
    from: 'Álvaro Noriega',
    hoursAgo: days(22),
    message: '¿Qué obras permite el INAH en el huerto? Pensamos en una alberca pequeña.',
    closed: true,
    answer:
      'Consulté el expediente: espejos de agua sí, albercas no. Entendemos que por eso no siguen adelante; gracias por avisar.',
    answeredAfterHours: 70,
  }),
  inquiry({
    about: 'santa-fe-carlos-lazo',
    from: 'Brenda Ocaña',
    phone: '55 5555 0243',
    type: 'visit',
    hoursAgo: days(3),
    message: '¿Tienen otro igual en un piso más bajo? Mi mamá le teme a la altura.',
  }),
  inquiry({
    about: 'temozon-residencia',
    from: 'Marcos Peniche',
    phone: '999 555 0244',
    type: 'price',
    hoursAgo: days(13),
    message: '¿El precio incluye los muebles de la terraza y el equipo de la alberca?',
    answer: 'El equipo de la alberca sí; los muebles se venden aparte en $180,000 y hay lista.',
    answeredAfterHours: 10,
  }),
  inquiry({
    about: 'tulum-aldea-zama',
    from: 'Karla Echeverría',
    hoursAgo: days(25),
    message: '¿Me compartes los reportes de ocupación y la comisión del administrador?',
    answer:
      'Van en tu correo: 61 % de ocupación en promedio y 22 % de comisión. Ojo, la temporada de sargazo se nota.',
    answeredAfterHours: 12,
  }),
  inquiry({
    about: 'cuernavaca-vista-hermosa',
    from: 'Javier Montemayor',
    phone: '55 5555 0246',
    hoursAgo: days(60),
    message: '¿Ya está vendida? La vimos anunciada con lona todavía.',
    closed: true,
    answer:
      'Sí, se firmó la semana pasada y hoy quitan la lona. En Vista Hermosa entra otra en enero; lo tengo en la lista.',
    answeredAfterHours: 15,
  }),
];
