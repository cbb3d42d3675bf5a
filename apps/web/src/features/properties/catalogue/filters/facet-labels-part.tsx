import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

type Labels = Readonly<Record<string, string>>;

/** The labels of choices that say how many listings they find, by the choice's value. */
export interface FacetLabelTexts {
  types?: Labels;
  bedrooms?: Labels;
}

export interface FacetLabelsProps {
  search: CatalogueSearch;
  onLabels: (labels: FacetLabelTexts) => void;
}

export const { Part: FacetLabels } = lazyPart<FacetLabelsProps>({
  name: 'facet-labels',
  load: () => import('./facet-labels.tsx'),
});
