/** Abbreviations that people use in messages. */
export const SHORT_FORMS: readonly (readonly [short: string, word: string])[] = [
  ['d', 'de'],
  ['n', 'en'],
  ['q', 'que'],
  ['ke', 'que'],
  ['qe', 'que'],
  ['x', 'por'],
  ['xq', 'porque'],
  ['ctr', 'centro'],
  ['cntro', 'centro'],
];

/** Words that people write by ear: 'kuartos', 'varata', 'asta', 'beinte'. None sounds like another one of the language. */
export const HEARD_WORDS = `casa casas renta rentar rento barato barata baratos baratas cuarto cuartos hasta quiero quisiera busco buscamos buscando necesito
  necesitamos bano banos alberca cocina bodega bodegas cochera cocheras jardin terraza vigilancia oficina oficinas cajon cajones elevador
  gimnasio mascotas maximo minimo venta vendo vender cerca centro zona seguridad edificio servicio servicios balcon once doce trece catorce
  quince veinte veinticinco cinco seis diez nueve ocho cuatro cincuenta noventa cien ciento doscientos trescientos cuatrocientos quinientos
  seiscientos ochocientos que con como aqui vivir habitacion habitaciones`;

/** Words of which one letter is often wrong. */
export const LONG_WORDS = `departamento departamentos estacionamiento estacionamientos recamara recamaras habitacion habitaciones terreno
  terrenos amueblado amueblada amueblados alberca elevador gimnasio oficina oficinas cochera cocheras mascotas millones mensuales economico
  economica terraza seguridad vigilancia comercial construccion maximo presupuesto`;

/** Words of their own that differ from one of those by a letter. */
export const OTHER_WORDS = 'terrazas terrero terreros mascota habitacional';
