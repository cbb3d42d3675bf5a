import { type DemoInquiry, inquiry } from '../demo-inquiry.ts';
import { days } from '../demo-listing.ts';

export const rentalInquiries: readonly DemoInquiry[] = [
  inquiry({
    about: 'roma-norte-orizaba',
    from: 'Julián Ceballos',
    phone: '55 5555 0210',
    type: 'price',
    hoursAgo: 3,
    message: '¿La renta sube cada año con la inflación o se negocia? Firmaría por dos años.',
  }),
  inquiry({
    about: 'roma-norte-colima',
    from: 'Inés Barragán',
    phone: '55 5555 0211',
    type: 'visit',
    hoursAgo: 7,
    message: 'Me gustaría verlo el sábado por la mañana. Somos dos personas y un gato.',
  }),
  inquiry({
    about: 'roma-norte-colima',
    from: 'Tobías Lindgren',
    hoursAgo: 20,
    message: 'Busco seis meses con opción a un año. ¿Se puede sin aval mexicano?',
    answer:
      'Con póliza jurídica no hace falta aval; piden pasaporte, carta de la empresa y tres meses de estados de cuenta. El mínimo sí es de un año, pero con cláusula de salida al octavo mes.',
    answeredAfterHours: 6,
  }),
  inquiry({
    about: 'condesa-mazatlan',
    from: 'Renata Quiroz',
    phone: '55 5555 0213',
    type: 'visit',
    hoursAgo: 15,
    message: '¿Hay forma de verlo entre semana después de las siete?',
  }),
  inquiry({
    about: 'condesa-mazatlan',
    from: 'Óscar Dávila',
    phone: '55 5555 0214',
    hoursAgo: 44,
    message: '¿El cajón es independiente? Mi coche mide 4.70 m.',
    answer:
      'Sí, es independiente y mide 5.10 por 2.40. Entra sin maniobra; le mando el video por WhatsApp.',
    answeredAfterHours: 1,
  }),
  inquiry({
    about: 'condesa-tamaulipas',
    from: 'Lucía Armenta',
    type: 'price',
    hoursAgo: 90,
    message: '¿Bajarían a 43 mil si pagamos el año por adelantado?',
    answer:
      'El propietario acepta $44,000 con seis meses por adelantado. Si le parece, preparo la carta de intención hoy mismo.',
    answeredAfterHours: 9,
  }),
  inquiry({
    about: 'roma-norte-jalapa',
    from: 'Samuel Ortiz',
    phone: '55 5555 0216',
    type: 'visit',
    hoursAgo: days(6),
    message:
      'Soy músico y ensayo piano por las tardes, con sordina. ¿Habría problema con los vecinos?',
    answer:
      'Pregunté en el edificio: está bien hasta las ocho de la noche. Lo esperamos el martes a las 5.',
    answeredAfterHours: 22,
  }),
  inquiry({
    about: 'roma-norte-oficina',
    from: 'Paola Genis',
    phone: '55 5555 0217',
    hoursAgo: days(9),
    message: 'Somos un despacho de 14 personas. ¿Podemos mover los canceles de los privados?',
    answer:
      'Sí, con plano y a su cargo; al salir no hay que reponerlos. Les paso el reglamento y el plano en DWG.',
    answeredAfterHours: 3,
  }),
  inquiry({
    about: 'roma-norte-oficina',
    from: 'Adrián Solórzano',
    hoursAgo: days(12),
    message: '¿El uso de suelo permite una clínica dental?',
    closed: true,
    answer:
      'En ese predio no: solo oficinas y servicios profesionales. En San Borja tenemos uno que sí, se lo envié por correo.',
    answeredAfterHours: 5,
  }),
  inquiry({
    about: 'polanco-horacio',
    from: 'Hélène Moreau',
    phone: '55 5555 0219',
    type: 'visit',
    hoursAgo: 26,
    message:
      'Llegamos el día 3 con la mudanza de la embajada. ¿Podemos visitarlo por videollamada?',
  }),
  inquiry({
    about: 'polanco-homero',
    from: 'Ricardo Bañuelos',
    phone: '55 5555 0220',
    type: 'price',
    hoursAgo: days(4),
    message: '¿Cuánto sería con un solo cajón?',
  }),
  inquiry({
    about: 'polanco-emilio-castelar',
    from: 'Victoria Sáenz',
    hoursAgo: days(8),
    message: 'En renta, ¿el mantenimiento cuánto es y quién paga el predial?',
    answer:
      'El mantenimiento es de $14,300 al mes y lo paga quien renta; el predial lo paga el propietario.',
    answeredAfterHours: 2,
  }),
  inquiry({
    about: 'del-valle-pilares',
    from: 'Miguel Ángel Tello',
    phone: '55 5555 0222',
    type: 'visit',
    hoursAgo: days(5),
    message:
      'Trabajo en el Hospital 20 de Noviembre y me queda perfecto. ¿Se puede ver el domingo?',
    answer:
      'Sí, el domingo a las 12. Lleve identificación y, si le gusta, ahí mismo llenamos la solicitud de póliza.',
    answeredAfterHours: 7,
  }),
  inquiry({
    about: 'del-valle-amores',
    from: 'Carolina Pizarro',
    phone: '55 5555 0223',
    hoursAgo: 60,
    message: '¿La azotea es de uso exclusivo en el contrato o solo por costumbre?',
  }),
  inquiry({
    about: 'roma-sur-local',
    from: 'Emilio Cantú',
    phone: '55 5555 0224',
    type: 'price',
    hoursAgo: 31,
    message: 'Pondríamos una cafetería de especialidad. ¿El mes de gracia puede ser mes y medio?',
  }),
  inquiry({
    about: 'juarez-marsella-local',
    from: 'Familia Zavaleta',
    phone: '55 5555 0225',
    hoursAgo: days(16),
    message: '¿El ducto de extracción tiene dictamen de protección civil?',
    closed: true,
    answer:
      'Sí, vigente hasta marzo. La familia decidió otro local más chico; quedamos en avisarles si sale algo en la Cuauhtémoc.',
    answeredAfterHours: 26,
  }),
  inquiry({
    about: 'lerma-nave',
    from: 'Logística Aldebarán',
    phone: '722 555 0226',
    type: 'visit',
    hoursAgo: 72,
    message:
      'Necesitamos 40 posiciones de rack y patio para dos tráileres. ¿Resistencia del piso por metro cuadrado?',
    answer:
      'Cinco toneladas por metro cuadrado según memoria de cálculo. Pueden visitarla el jueves; el vigilante ya tiene su nombre.',
    answeredAfterHours: 4,
  }),
  inquiry({
    about: 'santa-maria-loft',
    from: 'Noemí Arredondo',
    hoursAgo: days(37),
    message: 'Soy ilustradora y busco justo esa luz. ¿Sigue disponible?',
    closed: true,
    answer: 'Se rentó ayer. La anoté por si se desocupa otro de los talleres en primavera.',
    answeredAfterHours: 2,
  }),
];
