import type { RouterContext } from '../../../lib/page/router-context.ts';
import { pageHead } from '../../../lib/page/seo.ts';
import { companyBlocks, webSite } from '../../../lib/page/structured-data.ts';

export function homeHead(context: RouterContext) {
  const { publicOrigin } = context;
  const page = {
    title: 'Casas y departamentos en venta y renta en México',
    publicOrigin,
    path: '/',
  };
  return pageHead(
    page,
    import.meta.env.SSR && {
      description:
        'Encuentra casas, departamentos, oficinas, locales y terrenos en venta y renta en la Ciudad de México y otros estados. Escríbele directo al agente.',
      structuredData: [webSite(publicOrigin), ...companyBlocks(context)],
    },
  );
}
