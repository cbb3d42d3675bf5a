import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PhraseLists } from '../tokens/phrases.ts';

/** These mean something that no filter holds, and their words mean something else: a 'casa club' is not a casa. */
export const PHRASES = `casa club|casas club|edificio de departamentos|edificio de oficinas|edificio de depas|clima calido|clima templado|clima agradable|buen clima|
  clima fresco|clima frio|casa muestra|ama de casa|trabajo en casa|trabajar en casa|home office|
  cerca de casa|en mi casa|de mi casa|
  por dia|por dias|por noche|por noches|por semana|por semanas|por temporada|por temporadas|por hora|por horas|por unos dias|
  un solo piso|una sola planta|un solo nivel|planta baja|planta alta|planta principal|sin escaleras|
  opcion a compra|opcion a venta|opcion de compra|opcion a comprar|uso de suelo|
  cocina americana|cocina abierta|recamara principal|roof garden|roof gardens|rof garden|cuarto de servicio|cuarto de lavado|cuarto lavado|cuarto de tv|cuarto de estudio|cuarto de juegos|
  renta vacacional|rentas vacacionales|para rentarlo|para rentarla|para rentarlos|para rentarlas|rentarlo en airbnb|rentarla en airbnb|
  para venderlo|para venderla|para venderlos|para revender|para reventa|para poner en renta|para ponerlo en renta|para ponerla en renta|venderlo|
  venderla|todo incluido|servicios incluidos|los servicios incluidos|agua incluida|luz incluida|gas incluido|gastos incluidos|mantenimiento incluido|
  internet incluido|con todo incluido|ocean view|ocean front|oceanfront|beach front|beachfront|cuarto de tele|tres cuartos de millon|un cuarto de millon|cuarto de millon|uso de oficina|uso de oficinas|
  bernardo quintana|patio de maniobras|patio de carga|patio de servicio|lugar tranquilo|lugar centrico|lugar seguro|buen lugar|un tres cuartos de millon|un cuarto de millon|cuarto de millon|uso de oficina|uso de oficinas|
  bernardo quintana|patio de maniobras|patio de carga|patio de servicio|lugar tranquilo|un lugar centrico|un lugar seguro|el otro dia|obra gris|obra negra`;

/** Behind an ordinal they name a floor: 'quinto piso', '5to piso'. */
export const FLOORS = 'piso pisos nivel niveles planta';
export const ORDINALS = `primer primero segundo tercer tercero cuarto quinto sexto septimo octavo noveno decimo ultimo penultimo primera segunda tercera cuarta`;
/** '5to' is a number and one of these. */
export const ORDINAL_ENDINGS = 'er ro do to mo vo no o a ra da ta ava';

/** Avenues whose names many colonias have. Behind 'colonia' such a name is one of a place. */
export const AVENUES: ReadonlySet<string> = new Set([
  'reforma',
  'paseo de la reforma',
  'insurgentes',
  'insurgentes sur',
  'insurgentes norte',
  'periferico',
  'periferico sur',
  'viaducto',
  'circuito interior',
  'division del norte',
  'patriotismo',
  'revolucion',
  'universidad',
  'constituyentes',
  'eje central',
]);

/** Words that are said by those who rent or buy, in a sentence that does not tell what it asks for. */
export const HINTS: PhraseLists<OperationFilter> = [
  [
    'renta vacacional|rentas vacacionales|aval|sin aval|fiador|poliza juridica|obligado solidario|roomies|roomie|roommate|roommates',
    'renta',
  ],
  [
    `infonavit|fovissste|preventas|fovisste|credito hipotecario|hipoteca|credito bancario|remate bancario|remate|preventa|pre venta`,
    'venta',
  ],
];
