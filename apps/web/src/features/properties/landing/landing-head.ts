import type { Landing, LandingQuery } from '@pbr/schemas/property/places/landing';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { missingPageHead, pageHead, sharePictureOf } from '../../../lib/page/seo.ts';
import { breadcrumbList, itemList } from '../../../lib/page/structured-data.ts';
import { landingPath } from './landing-link.tsx';
import { placeCrumbs } from './place-crumbs.ts';
import { landingSentence, landingTitle } from './landing-words.ts';

/** The head of the loaded place's page. A page without listings is not indexed. */
export function landingHead({ trpcUtils, publicOrigin }: RouterContext, query: LandingQuery) {
  const landing = trpcUtils.property.landing.getData(query);
  if (!landing) return missingPageHead('404 Page Not Found');
  const { type, page } = query;
  const [newest] = landing.items;
  const pageNumber = landing.page === 1 ? '' : `, página ${landing.page}`;
  const head = {
    title: landingTitle(landing, type) + pageNumber,
    publicOrigin,
    path: landingPath({
      operation: landing.operation,
      slugs: landing.places.map(({ slug }) => slug),
      search: { type, page },
    }),
    noindex: landing.items.length === 0,
  };
  return pageHead(
    head,
    import.meta.env.SSR && {
      description: `${landingSentence(landing, type)} Fotos, precio y el contacto directo de su agente.`,
      picture: newest && sharePictureOf(newest),
      structuredData: [
        breadcrumbList(publicOrigin, crumbsOf(landing)),
        itemList(publicOrigin, { ...landing, offset: (landing.page - 1) * PAGE_SIZE }),
      ],
    },
  );
}

/** The breadcrumb from the whole country down to this place. */
function crumbsOf({ operation, places }: Landing) {
  return placeCrumbs(operation, places).map(({ name, slugs }) => ({
    name,
    path: landingPath({ operation, slugs }),
  }));
}
