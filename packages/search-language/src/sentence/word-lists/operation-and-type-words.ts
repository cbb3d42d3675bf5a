import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PropertyType } from '@pbr/schemas/property/values';
import { OPERATION_NAMES, TYPE_NAMES } from '../../words/other-names.ts';
import type { PhraseLists } from '../tokens/phrases.ts';

/** A type that a word means, or only comes near to: a loft is a departamento, but listings may say 'loft'. */
interface TypeMeaning {
  type?: PropertyType;
  /** The word says more than the type, so that it stays a text to look for. */
  isText: boolean;
}

const exactly = (type: PropertyType): TypeMeaning => ({ type, isText: false });
const nearly = (type: PropertyType): TypeMeaning => ({ type, isText: true });

export const OPERATION_WORDS: PhraseLists<OperationFilter> = [
  ...Object.entries(OPERATION_NAMES),
  [
    `en renta|se renta|rentas|rento|renta|rente|renten|rentan|rentamos|rentando|rentarla|rentarlo|rentada|en alquiler|alquilar|alquilo|alquilan|alquiler|
      alquilamos|alquileres|arrendar|arriendo|arrendamiento|al mes|por mes|x mes|/ mes|c / mes|cada mes|a el mes|mensual|mensuales|mensualmente|
      de renta mensual|de renta|la renta|arrendo|for rent|to rent|rent|rental|rentals|renting|lease|for lease|to lease|per month|a month|/ month|/ mo|monthly|rneta|retna|renat|rnta`,
    'renta',
  ],
  [
    `en venta|se vende|se venden|a la venta|ventas|vta|en vta|comprar|compro|compra|compramos|comprando|comprarme|comprarnos|comprarla|
      comprarlo|comprarle|comprarnos|for sale|on sale|to buy|buy|buying|purchase|adquirir|vendo|vende|venden|vender|de venta|la venta|la compra|vneta|vetna|venat|vnta`,
    'venta',
  ],
];

export const TYPE_WORDS: PhraseLists<TypeMeaning> = [
  ...Object.entries(TYPE_NAMES).map(([name, type]) => [name, exactly(type)] as const),
  ['casas|casita|casitas|casona|casonas|casa habitaciones|casas habitaciones', exactly('casa')],
  [
    `departamentos|departamentito|departamentitos|depas|depita|depitas|depto|deptos|dptos|dep|deps|depa|deparatamento|apartamentos|apartamento|apto|aptos|apartamentito|depatamento|departmento|deparamento|flat|apartment|apt|apts`,
    exactly('departamento'),
  ],
  ['oficinas|oficinita|despacho|despachos', exactly('oficina')],
  [
    'locales|localito|loc|loc comercial|local|local comercial|locales comerciales',
    exactly('local'),
  ],
  ['terrenos|terrenito|lotes|lotecito|predio|predios', exactly('terreno')],
  [
    'loft|lofts|estudio|estudios|penthouse|penthouses|pent house|pent houses|ph|phs',
    nearly('departamento'),
  ],
  ['condominio|condominios|condo|condos|studio|studios', nearly('departamento')],
  [
    `residencia|residencias|townhouse|townhouses|town house|town houses|townhome|duplex|casa duplex|bungalow|bungalows|chalet|mansion|
    mansiones|casa sola|casas solas`,
    nearly('casa'),
  ],
  ['house|houses|home|homes', exactly('casa')],
  ['apartments|departament|flats', exactly('departamento')],
  ['office|offices', exactly('oficina')],
  ['land|lot|plot', exactly('terreno')],
  ['accesoria|accesorias', nearly('local')],
  ['consultorio|consultorios|coworking', nearly('oficina')],
  ['bodega|bodegas', { isText: true }],
];
