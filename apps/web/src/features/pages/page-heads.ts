import type { RouterContext } from '../../lib/router-context.ts';
import { pageHead } from '../../lib/seo.ts';

const pages = {
  '/services': {
    title: 'Servicios inmobiliarios',
    description:
      'Promoción, avalúos y asesoría legal y fiscal para propietarios; acompañamiento en trámites y negociación para compradores.',
  },
  '/contacts': {
    title: 'Contáctanos',
    description:
      'Teléfono, correo, dirección y horario de atención. Te ayudamos a vender, rentar o comprar.',
  },
  '/valuation': {
    title: 'Avalúos inmobiliarios',
    description:
      'Avalúos comerciales, fiscales y exprés: qué incluye cada uno, cuánto cuesta y cómo solicitarlo.',
  },
  '/legal-advisory': {
    title: 'Asesoría legal inmobiliaria',
    description:
      'Revisión legal de propiedades, escrituración y asesoría por hora con abogados inmobiliarios.',
  },
  '/agents': {
    title: 'Agentes inmobiliarios',
    description: 'Los agentes que atienden las propiedades del portal.',
  },
  '/privacy': {
    title: 'Aviso de privacidad',
    description: 'Qué datos personales tratamos, para qué, y cómo ejercer tus derechos ARCO.',
  },
  '/terms': {
    title: 'Términos de uso',
    description: 'Las reglas para usar el portal y lo que puedes esperar de él.',
  },
  '/help': {
    title: 'Ayuda',
    description: 'Respuestas para quien busca, compra, renta o vende una propiedad.',
  },
  '/auth': {
    title: 'Iniciar sesión',
    description: 'Acceso al Portal PBR para agentes.',
  },
} as const;

export function fixedPageHead(path: keyof typeof pages, { publicOrigin }: RouterContext) {
  return pageHead({ ...pages[path], path, publicOrigin });
}
