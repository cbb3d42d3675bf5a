import { mutation, query, router } from '../../../trpc.ts';
import { catalogueCalls } from '../catalogue/catalogue.router.ts';
import { getProperty, getPropertyForEditing } from '../listings/get-property.ts';
import { searchMyProperties } from '../mine/search-my-properties.ts';
import { createProperty } from '../listings/create-property.ts';
import { updateProperty } from '../listings/update-property.ts';
import { duplicateProperty } from '../listings/duplicate-property.ts';
import { setPropertyPrices } from '../listings/set-property-prices.ts';
import { setPropertyStatus } from '../listings/set-property-status.ts';
import { deleteProperty } from '../deleted/delete-property.ts';
import { listDeleted } from '../deleted/list-deleted.ts';
import { restoreProperty } from '../deleted/restore-property.ts';
import { setImages } from '../photos/set-images.ts';
import { deleteImage } from '../photos/delete-image.ts';
import { searchCalls } from './search.router.ts';

export const propertyRouter = router({
  ...searchCalls,
  ...catalogueCalls,
  get: query(getProperty),
  getForEditing: query(getPropertyForEditing),
  mine: query(searchMyProperties),
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
