import type { Sort } from '@pbr/schemas/property/search';
import type { PhraseLists } from '../tokens/phrases.ts';

/** In singular words. */
export const ORDERS: PhraseLists<Sort> = [
  [
    `barato|barata|mas barato|mas barata|muy barato|muy barata|baratito|baratita|economico|economica|mas economico|mas economica|
    muy economico|muy economica|de menor precio|menor precio|menor costo|mas accesible|de mas barato a mas caro|
    del mas barato al mas caro|de la mas barata a la mas cara|de mas barata a mas cara|del mas economico al mas caro|
    de la mas economica a la mas cara|del menor al mayor precio|precio de menor a mayor|ordenado por precio|ordenada por precio|ordenar por precio|ordena por precio|precio ascendente|precio mas bajo|mas bajo precio|cheapest first|lowest price|de menor a mayor precio|de bajo costo|de bajo precio|bajo precio|buen precio|a buen precio|
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
  soy propietario|soy propietaria|soy dueno|soy duena|somos duenos|somos propietarios|soy el dueno|soy la duena|soy el propietario|soy la propietaria|
  como venderlo|como venderla|como lo vendo|como la vendo|como lo puedo vender|como la puedo vender|como lo puedo rentar|como la puedo rentar|
  como rentarlo|como rentarla|no se como vender|no se como venderlo|no se como venderla|no se como rentarlo|no se como rentarla|
  no puedo vender|no puedo venderlo|no puedo venderla|no he podido vender|no he podido venderlo|no he podido venderla|
  no logro vender|no logro venderlo|no logro venderla|no se vende mi|no se renta mi|puedo vender|podria vender|puedo venderlo|puedo venderla|
  quiere vender|quieren vender|quiere venderlo|quiere venderla|quieren venderlo|quieren venderla|que vender|vamos a vender|pensamos vender|pensando en vender|queriendo vender|
  pongo en renta|pongo en venta|pongo a la venta|ponerlo en venta|ponerla en venta|ponerlo en renta|ponerla en renta|ponerlo a la venta|
  ponerla a la venta|doy en renta|doy en venta|damos en renta|damos en venta|darlo en renta|darla en renta|
  busco comprador|buscamos comprador|necesito comprador|busco compradores|busco inquilino|busco inquilinos|buscamos inquilino|necesito inquilino|busco arrendatario|
  quien me compra|quien me compre|quien compre mi|quien rente mi|quien me rente|me compran|nos compran|ustedes compran|
  en cuanto se vende|en cuanto se vendera|en cuanto se venderia|en cuanto se renta mi|cuanto le saco a|cuanto me darian por|cuanto sacaria por|
  busco venderlo|busco venderla|buscamos venderlo|buscamos venderla|publicar un anuncio|poner un anuncio|subir un anuncio|les interesa comprar|les interesaria comprar|
  quieren comprar mi|valuen|valuo|valuador|valuar mi|tasacion|tasar`;

/** An owner says these before 'mi casa'; 'renta mi presupuesto' has no home behind it. */
export const PARTING = `deshacerme de|deshacernos de|deshacer de|deshago de|ofrezco|ofrecemos|traspaso|traspasar|poner|ponemos|pongo|doy|dar|cuanto cuesta|cuanto costaria|
  cuanto costara|que precio tiene|que precio tendra|que valor tiene|precio de|valor de|cuanto pagan por|compran|se vende|se renta|vende|renta|venta de|
  cotizar|cotizacion de`;

/** 'Local para poner mi consultorio' and 'en renta mi casa ideal' are sought. */
export const BEFORE_SOUGHT = /^(?:para|en|de)$/u;

/** 'Tengo un terreno en venta' */
export const ON_OFFER =
  'en venta|a la venta|en renta|para vender|para rentar|para venta|para renta|que rentar';

/** Somebody who was left a home sells it, unless the sentence says that another is sought. */
export const INHERITING =
  'herede|heredamos|me heredaron|nos heredaron|me dejaron|nos dejaron|me dejo|nos dejo|recibi en herencia|recibi de herencia|recibimos en herencia';
export const SEEKING = /^(?:busco|buscamos|buscando|comprar|compro|necesito|necesitamos)$/u;

/** An owner does this with 'mi casa'; 'mi primera casa' is still somebody else's. */
export const OFFERING =
  'vender vendo vendemos vendere venderia rentar rento rentamos rentare alquilar arrendar publicar publico anunciar anuncio subir subo ofrecer promover valorar remato rematar';
export const OWNED = 'mi mis nuestra nuestras nuestro nuestros';
export const SOUGHT =
  'primer primera siguiente proxima proximo nueva nuevo propia propio futura futuro';

/** These ask for a room without the word for it. */
export const SHARED = `busco roomie|buscamos roomie|se busca roomie|busco roommate|buscamos roommate|se busca roommate|cuarto de azotea|cuartos de azotea|casa compartida|depa compartido|depto compartido|departamento compartido|compartir casa|compartir depa|
  compartir depto|compartir departamento|compartir renta`;
