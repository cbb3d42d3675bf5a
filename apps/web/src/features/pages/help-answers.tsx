import { linkLifetime } from '@pbr/schemas/account/link-lifetime';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Topic {
  /** The fragment of the topic's URL. */
  id: string;
  title: string;
  answers: readonly { question: string; answer: ReactNode }[];
}

export const helpTopics: readonly Topic[] = [
  {
    id: 'propietarios',
    title: 'Quiero vender o rentar mi propiedad',
    answers: [
      {
        question: '¿Cómo la publico?',
        answer: (
          <>
            <Link to="/contacts">Escríbenos</Link> y un agente la visita, toma fotografías y la
            publica. No necesitas crear una cuenta.
          </>
        ),
      },
      {
        question: '¿En cuánto la anuncio?',
        answer: (
          <>
            Empieza por un <Link to="/valuation">avalúo</Link>: el exprés basta para fijar el precio
            de salida; el comercial y el fiscal sirven para el crédito y la notaría.
          </>
        ),
      },
      {
        question: '¿Qué documentos necesito?',
        answer:
          'Escritura, identificación, predial y agua al corriente, y la constancia de no adeudo de mantenimiento si está en condominio. Si falta alguno, te decimos cómo obtenerlo.',
      },
      {
        question: '¿Puedo pausar el anuncio?',
        answer:
          'Sí. Pídeselo a tu agente: mientras está en pausa nadie lo ve, y se activa otra vez sin perder nada.',
      },
    ],
  },
  {
    id: 'compradores',
    title: 'Quiero comprar',
    answers: [
      {
        question: '¿Cómo busco?',
        answer: (
          <>
            En <Link to="/properties">Nuestras Propiedades</Link>, con el nombre, la colonia o la
            ciudad. Los filtros quedan en la dirección de la página: puedes guardarla o compartirla.
          </>
        ),
      },
      {
        question: '¿Cómo contacto al agente?',
        answer:
          'Abre la propiedad y usa “Contactar Agente”: le llega tu consulta y tú recibes una copia. También puedes llamarle o escribirle por WhatsApp.',
      },
      {
        question: '¿Qué es “aprox. … MXN” debajo de un precio en dólares?',
        answer:
          'Su equivalencia en pesos con el tipo de cambio del día que se indica. El precio que vale es el que está en dólares.',
      },
      {
        question: '¿Cómo sé que los papeles están en orden?',
        answer: (
          <>
            Pide una revisión legal antes de dar un anticipo: está en{' '}
            <Link to="/legal-advisory">asesoría legal</Link>.
          </>
        ),
      },
      {
        question: '¿Dónde quedan las propiedades que guardo?',
        answer: (
          <>
            En <Link to="/favorites">tus favoritas</Link>, en este navegador. Si inicias sesión, se
            guardan en tu cuenta.
          </>
        ),
      },
    ],
  },
  {
    id: 'inquilinos',
    title: 'Quiero rentar',
    answers: [
      {
        question: '¿Qué me van a pedir?',
        answer:
          'Por lo general identificación, comprobantes de ingresos, un depósito y un aval o una póliza jurídica. Cada anuncio es distinto: pregúntalo en tu consulta.',
      },
      {
        question: '¿Cuánto pago al inicio?',
        answer:
          'Lo habitual es un mes de renta y un mes de depósito. No pagues nada sin haber visto la propiedad y sin recibo.',
      },
      {
        question: '¿Puedo agendar una visita?',
        answer:
          'Sí. En “Contactar Agente” elige que quieres una visita y escribe los días que puedes.',
      },
      {
        question: '¿Revisan el contrato?',
        answer: (
          <>
            Un abogado puede hacerlo antes de que firmes: mira la{' '}
            <Link to="/legal-advisory">asesoría legal</Link>.
          </>
        ),
      },
    ],
  },
  {
    id: 'agentes',
    title: 'Soy agente',
    answers: [
      {
        question: '¿Cómo obtengo una cuenta?',
        answer: (
          <>
            <Link to="/auth">Regístrate</Link> o pide una invitación a la administración. Confirma
            tu correo y elige una contraseña de 8 caracteres o más.
          </>
        ),
      },
      {
        question: 'Olvidé mi contraseña',
        answer: (
          <>
            Usa “Olvidé mi contraseña” al <Link to="/auth">iniciar sesión</Link>: el enlace llega a
            tu correo y sirve durante {linkLifetime('reset_password')}.
          </>
        ),
      },
      {
        question: '¿Cómo publico una propiedad?',
        answer:
          'En “Mis Propiedades”, con “Nueva Propiedad”. Empieza por las fotos: suben mientras escribes. Si todavía te falta algo, usa “Guardar borrador”: no se ve en el portal hasta que lo publiques, y sin nombre se borra después de 7 días sin cambios. Lo que escribes se conserva en tu navegador aunque cierres la página. Las fotos pueden ser JPEG, PNG, WebP o AVIF de hasta 10 MB, 40 por propiedad.',
      },
      {
        question: 'Ya se apartó, se vendió o se rentó. ¿Qué hago?',
        answer:
          'En “Mis Propiedades”, abre el menú “⋯” y márcala. Apartada sigue en el catálogo con su etiqueta; vendida o rentada sale de él y la encuentras en su propio filtro, por si hay que volver a ponerla disponible.',
      },
      {
        question: '¿Cómo comparto una comisión?',
        answer:
          'En “Mis Propiedades”, abre el menú “⋯” y elige “Comisión”, el agente y el porcentaje. Si no tiene cuenta, recibe un enlace para leer el acuerdo y aceptarlo.',
      },
      {
        question: '¿Dónde leo las consultas?',
        answer:
          'En “Consultas”. Lo que respondes ahí llega al correo del cliente y queda en el historial.',
      },
      {
        question: '¿Qué significa “Agente Verificado”?',
        answer: (
          <>
            Que la administración comprobó quién es. Los agentes verificados aparecen en{' '}
            <Link to="/agents">Agentes</Link>.
          </>
        ),
      },
    ],
  },
];
