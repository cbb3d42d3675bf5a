import * as z from 'zod/mini';

export const PRICE_KINDS = ['sale', 'rent'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** The figures by which a price is found doubtful. */
export const priceScaleSchema = z.object({
  /** Null without a rate. */
  pesosPerDollar: z.nullable(z.string()),
  /** In pesos, of each kind of which enough are on offer. */
  medians: z.array(
    z.object({ propertyType: z.string(), price: z.enum(PRICE_KINDS), median: z.string() }),
  ),
});
export type PriceScale = z.output<typeof priceScaleSchema>;
