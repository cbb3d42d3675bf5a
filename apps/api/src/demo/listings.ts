import type { DemoListing } from './demo-listing.ts';
import { cityHousesAndShops } from './listings/city-houses-and-shops.ts';
import { coastsAndMountains } from './listings/coasts-and-mountains.ts';
import { condesaPolanco } from './listings/condesa-polanco.ts';
import { condesaRoma } from './listings/condesa-roma.ts';
import { delValleNarvarte } from './listings/del-valle-narvarte.ts';
import { northAndWest } from './listings/north-and-west.ts';
import { outsideCity } from './listings/outside-city.ts';
import { queretaroYucatan } from './listings/queretaro-yucatan.ts';
import { romaCondesaRentals } from './listings/roma-condesa-rentals.ts';
import { southOfTheCity } from './listings/south-of-the-city.ts';
import { towers } from './listings/towers.ts';
import { westAndCentre } from './listings/west-and-centre.ts';

export const listings: readonly DemoListing[] = [
  ...condesaRoma,
  ...romaCondesaRentals,
  ...condesaPolanco,
  ...delValleNarvarte,
  ...towers,
  ...westAndCentre,
  ...cityHousesAndShops,
  ...southOfTheCity,
  ...outsideCity,
  ...queretaroYucatan,
  ...coastsAndMountains,
  ...northAndWest,
];
