import type { RouterContext } from '../../lib/page/router-context.ts';
import { pageHead } from '../../lib/page/seo.ts';
import { breadcrumbList, companyBlocks } from '../../lib/page/structured-data.ts';

const titles = {
  '/services': 'Servicios inmobiliarios',
  '/contacts': 'Contáctanos',
  '/valuation': 'Avalúos inmobiliarios',
  '/legal-advisory': 'Asesoría legal inmobiliaria',
  '/privacy': 'Aviso de privacidad',
  '/terms': 'Términos de uso',
  '/help': 'Ayuda',
  '/auth': 'Iniciar sesión',
};

type FixedPath = keyof typeof titles;

const descriptions: Record<FixedPath, string> = {
  '/services':
    'Promoción, avalúos y asesoría legal y fiscal para propietarios; acompañamiento en trámites y negociación para compradores.',
  '/contacts':
    'Teléfono, correo, dirección y horario de atención. Te ayudamos a vender, rentar o comprar.',
  '/valuation':
    'Avalúos comerciales, fiscales y exprés: qué incluye cada uno, cuánto cuesta y cómo solicitarlo.',
  '/legal-advisory':
    'Revisión legal de propiedades, escrituración y asesoría por hora con abogados inmobiliarios.',
  '/privacy': 'Qué datos personales tratamos, para qué, y cómo ejercer tus derechos ARCO.',
  '/terms': 'Las reglas para usar el portal y lo que puedes esperar de él.',
  '/help': 'Respuestas para quien busca, compra, renta o vende una propiedad.',
  '/auth': 'Entra a tu cuenta del Portal PBR para publicar y atender tus propiedades.',
};

/** Pages that tell how to reach the agency. */
const COMPANY_PAGES: ReadonlySet<FixedPath> = new Set([
  '/contacts',
  '/services',
  '/valuation',
  '/legal-advisory',
]);

export function fixedPageHead(path: FixedPath, context: RouterContext) {
  const { publicOrigin } = context;
  const title = titles[path];
  return pageHead(
    {
      title,
      path,
      publicOrigin,
      // Nobody searches for a sign-in form.
      noindex: path === '/auth',
    },
    import.meta.env.SSR && {
      description: descriptions[path],
      structuredData: [
        breadcrumbList(publicOrigin, [{ name: title, path }]),
        ...(COMPANY_PAGES.has(path) ? companyBlocks(context) : []),
      ],
    },
  );
}
