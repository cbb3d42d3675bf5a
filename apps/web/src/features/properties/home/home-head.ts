import type { RouterContext } from '../../../lib/page/router-context.ts';
import { pageHead } from '../../../lib/page/seo.ts';
import { companyData, webSite, withContext } from '../../../lib/page/structured-data.ts';

export function homeHead({ publicOrigin, trpcUtils }: RouterContext) {
  const company = trpcUtils.site.get.getData()?.company;
  return pageHead({
    title: 'Casas y departamentos en venta y renta en México',
    description:
      'Encuentra casas, departamentos, oficinas, locales y terrenos en venta y renta en la Ciudad de México y otros estados. Escríbele directo al agente.',
    publicOrigin,
    path: '/',
    structuredData: [
      webSite(publicOrigin),
      ...(company ? [withContext(companyData(company, publicOrigin))] : []),
    ],
  });
}
