import type { Sort } from '@pbr/schemas/property/search';
import type { PhraseLists } from '../tokens/phrases.ts';

/** In singular words. */
export const ORDERS: PhraseLists<Sort> = [
  [
    `barato|barata|mas barato|mas barata|muy barato|muy barata|baratito|baratita|economico|economica|mas economico|mas economica|
    muy economico|muy economica|de menor precio|menor precio|menor costo|mas accesible|de mas barato a mas caro|
    del mas barato al mas caro|de la mas barata a la mas cara|de mas barata a mas cara|del mas economico al mas caro|
    de la mas economica a la mas cara|del menor al mayor precio|precio de menor a mayor|precio ascendente|precio mas bajo|mas bajo precio|cheapest first|lowest price|de menor a mayor precio|de bajo costo|de bajo precio|bajo precio|buen precio|a buen precio|
    precio accesible|precio economico|no tan caro|no tan cara|no muy caro|no muy cara|cheap|cheapest`,
    'price-low',
  ],
  [
    `mas caro|mas cara|mas costoso|mas costosa|de mayor precio|mayor precio|de mas caro a mas barato|del mas caro al mas barato|de la mas cara a la mas barata|de mas cara a mas barata|del mayor al menor precio|
    precio de mayor a menor|precio descendente|most expensive|highest price|
    de mayor a menor precio`,
    'price-high',
  ],
  [
    `recien publicado|recien publicada|recientemente publicado|recientemente publicada|recien anunciado|recien anunciada|lo recien publicado|
    lo mas nuevo|lo ultimo|mas reciente|lo nuevo|recien agregado|recien agregada|recien subido|ultimo publicado|ultima publicada|
    ultimo anuncio|ultima propiedad|novedad|newest`,
    'newest',
  ],
];

/** An owner offers a home with these: 'quiero vender', 'cuánto vale'. */
export const SELLING = `quiero vender|queremos vender|quisiera vender|quisieramos vender|necesito vender|necesitamos vender|deseo vender|
  deseamos vender|me urge vender|me interesa vender|me gustaria vender|busco vender|pienso vender|voy a vender|estoy vendiendo|
  deseo venderlo|deseo venderla|quiero venderlo|quiero venderla|queremos venderlo|queremos venderla|necesito venderlo|necesito venderla|
  lo quiero vender|la quiero vender|lo queremos vender|la queremos vender|lo vendo|la vendo|
  como vender|como vendo|ayuda para vender|ayudan a vender|dar en renta|dar en venta|dar a la venta|poner en renta|poner en venta|
  poner a la venta|cuanto vale|cuanto valdra|cuanto valdria|cuanto me dan por|cuanto pido|cuanto pedir|cuanto cobro|cuanto cobrar|en cuanto rento|en cuanto rentar|en cuanto puedo rentar|
  en cuanto puedo vender|en cuanto vender|en cuanto vendo|quien compra mi|quien renta mi|cuanto puedo pedir por|avaluo|avaluos|valuacion|valuar|
  soy propietario|soy propietaria|soy dueno|soy duena`;

/** An owner does this with 'mi casa'; 'mi primera casa' is still somebody else's. */
export const OFFERING =
  'vender vendo vendemos rentar rento rentamos alquilar arrendar publicar anunciar ofrecer promover valorar';
export const OWNED = 'mi mis nuestra nuestras nuestro nuestros';
export const SOUGHT =
  'primer primera siguiente proxima proximo nueva nuevo propia propio futura futuro';

/** These ask for a room without the word for it. */
export const SHARED = `cuarto de azotea|cuartos de azotea|casa compartida|depa compartido|depto compartido|departamento compartido|compartir casa|compartir depa|
  compartir depto|compartir departamento|compartir renta`;
