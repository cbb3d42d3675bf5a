import { landingQuerySchema, landingSchema, popularPlacesSchema } from '@pbr/schemas/landing';
import {
  amenitiesSchema,
  propertyCardsSchema,
  propertyDetailSchema,
  propertyIdSchema,
  propertyPageSchema,
} from '@pbr/schemas/property';
import { catalogueSearchSchema } from '@pbr/schemas/property-search';
import { publicProcedure, router } from '../../lib/trpc.ts';
import { getLanding } from './get-landing.ts';
import { getProperty } from './get-property.ts';
import { listAmenities } from './list-amenities.ts';
import { listFeatured } from './list-featured.ts';
import { listPopularPlaces } from './list-popular-places.ts';
import { searchProperties } from './search-properties.ts';

export const propertyRouter = router({
  search: publicProcedure
    .input(catalogueSearchSchema)
    .output(propertyPageSchema)
    .query(({ ctx, input }) => searchProperties(ctx, input)),
  featured: publicProcedure.output(propertyCardsSchema).query(({ ctx }) => listFeatured(ctx)),
  get: publicProcedure
    .meta({ names: { row: 'property', needs: 'see' } })
    .input(propertyIdSchema)
    .output(propertyDetailSchema)
    .query(({ ctx, input }) => getProperty(ctx, input)),
  landing: publicProcedure
    .input(landingQuerySchema)
    .output(landingSchema)
    .query(({ ctx, input }) => getLanding(ctx, input)),
  popularPlaces: publicProcedure
    .output(popularPlacesSchema)
    .query(({ ctx }) => listPopularPlaces(ctx)),
  amenities: publicProcedure.output(amenitiesSchema).query(({ ctx }) => listAmenities(ctx)),
});
