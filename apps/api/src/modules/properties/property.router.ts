import {
  deletedPageSchema,
  deletedSearchSchema,
  restoredSchema,
} from '@pbr/schemas/property/deleted';
import {
  landingQuerySchema,
  landingSchema,
  popularPlacesSchema,
} from '@pbr/schemas/property/landing';
import { myPropertiesSchema } from '@pbr/schemas/property/mine';
import { myPropertiesSearchSchema } from '@pbr/schemas/property/mine-search';
import { placeSuggestionsQuerySchema, placeSuggestionsSchema } from '@pbr/schemas/property/places';
import {
  amenitiesSchema,
  propertyCardsSchema,
  propertyDetailSchema,
  propertyIdSchema,
  propertyPageSchema,
} from '@pbr/schemas/property/property';
import {
  createPropertySchema,
  setPropertyStatusSchema,
  updatePropertySchema,
} from '@pbr/schemas/property/write';
import {
  deletedImageSchema,
  imageIdSchema,
  imagesSchema,
  setImagesSchema,
} from '@pbr/schemas/property/photos';
import { propertyIdsSchema } from '@pbr/schemas/property/list';
import { catalogueSearchSchema } from '@pbr/schemas/property/search';
import {
  adminProcedure,
  memberProcedure,
  publicProcedure,
  router,
  validatedByOperation,
} from '../../trpc.ts';
import { createProperty } from './listings/create-property.ts';
import { deleteImage } from './photos/delete-image.ts';
import { deleteProperty } from './listings/delete-property.ts';
import { getLanding } from './catalogue/get-landing.ts';
import { getProperty } from './listings/get-property.ts';
import { listAmenities } from './catalogue/list-amenities.ts';
import { listDeleted } from './listings/list-deleted.ts';
import { listFeatured } from './catalogue/list-featured.ts';
import { listPopularPlaces } from './catalogue/list-popular-places.ts';
import { listVisible } from './catalogue/list-visible.ts';
import { restoreProperty } from './listings/restore-property.ts';
import { searchMyProperties } from './listings/search-my-properties.ts';
import { searchProperties } from './search/search-properties.ts';
import { setImages } from './photos/set-images.ts';
import { setPropertyStatus } from './listings/set-property-status.ts';
import { suggestPlaces } from './search/suggest-places.ts';
import { updateProperty } from './listings/update-property.ts';

export const propertyRouter = router({
  search: publicProcedure
    .meta({ isReady: true })
    .input(catalogueSearchSchema)
    .output(propertyPageSchema)
    .query(({ ctx, input }) => searchProperties(ctx, input)),
  featured: publicProcedure
    .meta({ isReady: true })
    .output(propertyCardsSchema)
    .query(({ ctx }) => listFeatured(ctx)),
  get: publicProcedure
    .meta({ names: { row: 'property', needs: 'see' }, isReady: true })
    .input(propertyIdSchema)
    .output(propertyDetailSchema)
    .query(({ ctx, input }) => getProperty(ctx, input)),
  byIds: publicProcedure
    .meta({ names: { row: 'property', needs: 'nothing' } })
    .input(propertyIdsSchema)
    .output(propertyCardsSchema)
    .query(({ ctx, input }) => listVisible(ctx, input)),
  landing: publicProcedure
    .meta({ isReady: true })
    .input(landingQuerySchema)
    .output(landingSchema)
    .query(({ ctx, input }) => getLanding(ctx, input)),
  popularPlaces: publicProcedure
    .meta({ isReady: true })
    .output(popularPlacesSchema)
    .query(({ ctx }) => listPopularPlaces(ctx)),
  amenities: publicProcedure
    .meta({ isReady: true })
    .output(amenitiesSchema)
    .query(({ ctx }) => listAmenities(ctx)),
  mine: memberProcedure
    .input(myPropertiesSearchSchema)
    .output(myPropertiesSchema)
    .query(({ ctx, input }) => searchMyProperties(ctx, input)),
  placeSuggestions: memberProcedure
    .input(placeSuggestionsQuerySchema)
    .output(placeSuggestionsSchema)
    .query(({ ctx, input }) => suggestPlaces(ctx, input)),
  create: memberProcedure
    .input(validatedByOperation(createPropertySchema))
    .output(propertyDetailSchema)
    .mutation(({ ctx, input }) =>
      createProperty(ctx, { form: input, creationKey: input.creationKey }),
    ),
  update: memberProcedure
    .meta({ names: { row: 'property', needs: 'edit' } })
    .input(validatedByOperation(updatePropertySchema))
    .output(propertyDetailSchema)
    .mutation(({ ctx, input }) =>
      updateProperty(ctx, {
        id: input.id,
        form: input,
        version: input.version,
        dealStatus: input.dealStatus,
      }),
    ),
  setStatus: memberProcedure
    .meta({ names: { row: 'property', needs: 'edit' } })
    .input(validatedByOperation(setPropertyStatusSchema))
    .output(propertyDetailSchema)
    .mutation(({ ctx, input }) => setPropertyStatus(ctx, { id: input.id, change: input })),
  delete: memberProcedure
    .meta({ names: { row: 'property', needs: 'edit' } })
    .input(propertyIdSchema)
    .output(propertyIdSchema)
    .mutation(({ ctx, input }) => deleteProperty(ctx, input)),
  deleted: adminProcedure
    .input(deletedSearchSchema)
    .output(deletedPageSchema)
    .query(({ ctx, input }) => listDeleted(ctx, input)),
  restore: adminProcedure
    .meta({ names: { row: 'deleted property', needs: 'admin' } })
    .input(propertyIdSchema)
    .output(restoredSchema)
    .mutation(({ ctx, input }) => restoreProperty(ctx, input)),
  setImages: memberProcedure
    .meta({ names: { row: 'property', needs: 'edit' } })
    .input(validatedByOperation(setImagesSchema))
    .output(imagesSchema)
    .mutation(({ ctx, input }) => setImages(ctx, { id: input.id, form: input })),
  deleteImage: memberProcedure
    .meta({ names: { row: 'image', needs: 'edit' } })
    .input(imageIdSchema)
    .output(deletedImageSchema)
    .mutation(({ ctx, input }) => deleteImage(ctx, input)),
});
