import { mutation, query, router } from '../../trpc.ts';
import { getLanding } from './catalogue/get-landing.ts';
import { getPriceScale } from './catalogue/get-price-scale.ts';
import { getRelated } from './catalogue/get-related.ts';
import { listAmenities } from './catalogue/list-amenities.ts';
import { listFeatured } from './catalogue/list-featured.ts';
import { listPopularPlaces } from './catalogue/list-popular-places.ts';
import { listVisible } from './catalogue/list-visible.ts';
import { createProperty } from './listings/create-property.ts';
import { deleteProperty } from './deleted/delete-property.ts';
import { duplicateProperty } from './listings/duplicate-property.ts';
import { getProperty, getPropertyForEditing } from './listings/get-property.ts';
import { listDeleted } from './deleted/list-deleted.ts';
import { restoreProperty } from './deleted/restore-property.ts';
import { searchMyProperties } from './mine/search-my-properties.ts';
import { setPropertyPrices } from './listings/set-property-prices.ts';
import { setPropertyStatus } from './listings/set-property-status.ts';
import { updateProperty } from './listings/update-property.ts';
import { deleteImage } from './photos/delete-image.ts';
import { setImages } from './photos/set-images.ts';
import { completeSearch } from './places/complete-search.ts';
import { knownColonia } from './places/known-colonia.ts';
import { placesOfCode } from './places/places-of-code.ts';
import { recordView } from './views/record-view.ts';
import { countFacets } from './search/count-facets.ts';
import { listAlternatives } from './search/list-alternatives.ts';
import { understandSearch } from './search/understand-search.ts';
import { searchProperties } from './search/search-properties.ts';
import { suggestPlaces } from './search/suggest-places.ts';

export const propertyRouter = router({
  search: query(searchProperties),
  complete: query(completeSearch),
  understand: query(understandSearch),
  featured: query(listFeatured),
  get: query(getProperty),
  getForEditing: query(getPropertyForEditing),
  byIds: query(listVisible),
  recordView: mutation(recordView),
  related: query(getRelated),
  alternatives: query(listAlternatives),
  facets: query(countFacets),
  landing: query(getLanding),
  popularPlaces: query(listPopularPlaces),
  amenities: query(listAmenities),
  mine: query(searchMyProperties),
  placeSuggestions: query(suggestPlaces),
  placesOfCode: query(placesOfCode),
  knownColonia: query(knownColonia),
  priceScale: query(getPriceScale),
  create: mutation(createProperty),
  update: mutation(updateProperty),
  duplicate: mutation(duplicateProperty),
  setPrices: mutation(setPropertyPrices),
  setStatus: mutation(setPropertyStatus),
  delete: mutation(deleteProperty),
  deleted: query(listDeleted),
  restore: mutation(restoreProperty),
  setImages: mutation(setImages),
  deleteImage: mutation(deleteImage),
});
