import type { LandingQuery } from '@pbr/schemas/landing';
import type { RouterContext } from '../../../lib/router-context.ts';
import { missingPageHead, pageHead } from '../../../lib/seo.ts';
import { landingPath } from './landing-link.tsx';
import { landingSentence, landingTitle } from './landing-words.ts';

/** The loaded place's head. Without a listing to show there is nothing to find. */
export function landingHead({ trpcUtils, publicOrigin }: RouterContext, query: LandingQuery) {
  const landing = trpcUtils.property.landing.getData(query);
  if (!landing) return missingPageHead('404 Page Not Found');
  const { type, page } = query;
  const pageNumber = landing.page === 1 ? '' : `, página ${landing.page}`;
  return pageHead({
    title: landingTitle(landing, type) + pageNumber,
    description: `${landingSentence(landing, type)} Fotos, precio y el contacto directo de su agente.`,
    publicOrigin,
    path: landingPath({
      operation: landing.operation,
      slugs: landing.places.map(({ slug }) => slug),
      search: { type, page },
    }),
    imageUrl: landing.items[0]?.images[0]?.imageUrl,
    noindex: landing.items.length === 0,
  });
}
