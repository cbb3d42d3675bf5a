import {
  amenitiesSchema,
  propertyCardsSchema,
  propertyDetailSchema,
  propertyIdSchema,
  propertyPageSchema,
} from '@pbr/schemas/property';
import { catalogueSearchSchema } from '@pbr/schemas/property-search';
import { publicProcedure, router } from '../../lib/trpc.ts';
import { getProperty } from './get-property.ts';
import { listAmenities } from './list-amenities.ts';
import { listFeatured } from './list-featured.ts';
import { searchProperties } from './search-properties.ts';

export const propertyRouter = router({
  search: publicProcedure
    .input(catalogueSearchSchema)
    .output(propertyPageSchema)
    .query(({ ctx, input }) => searchProperties(ctx, input)),
  featured: publicProcedure.output(propertyCardsSchema).query(({ ctx }) => listFeatured(ctx)),
  get: publicProcedure
    .input(propertyIdSchema)
    .output(propertyDetailSchema)
    .query(({ ctx, input }) => getProperty(ctx, input)),
  amenities: publicProcedure.output(amenitiesSchema).query(({ ctx }) => listAmenities(ctx)),
});
