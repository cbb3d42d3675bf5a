import type { DemoListing } from './demo-listing.ts';
import { cityHousesAndShops } from './listings/city-houses-and-shops.ts';
import { condesaRoma } from './listings/condesa-roma.ts';
import { outsideCity } from './listings/outside-city.ts';
import { towers } from './listings/towers.ts';

export const listings: readonly DemoListing[] = [
  ...condesaRoma,
  ...towers,
  ...cityHousesAndShops,
  ...outsideCity,
];
