import type { RouterContext } from '../../lib/page/router-context.ts';
import { pageHead } from '../../lib/page/seo.ts';
import { breadcrumbList, companyData, withContext } from '../../lib/page/structured-data.ts';

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
    description: 'Entra a tu cuenta del Portal PBR para publicar y atender tus propiedades.',
  },
} as const;

/** Pages that tell how to reach the agency. */
const COMPANY_PAGES: ReadonlySet<string> = new Set([
  '/contacts',
  '/services',
  '/valuation',
  '/legal-advisory',
]);

export function fixedPageHead(
  path: keyof typeof pages,
  { publicOrigin, trpcUtils }: RouterContext,
) {
  const page = pages[path];
  const company = COMPANY_PAGES.has(path) ? trpcUtils.site.get.getData()?.company : undefined;
  return pageHead({
    ...page,
    path,
    publicOrigin,
    // The sign-in form is no answer to any search.
    noindex: path === '/auth',
    structuredData: [
      breadcrumbList(publicOrigin, [{ name: page.title, path }]),
      ...(company ? [withContext(companyData(company, publicOrigin))] : []),
    ],
  });
}
