/** Names of colonias begin with these, so that alone they say little. */
export const NAME_HEADS: ReadonlySet<string> = new Set(
  `lomas loma bosques bosque jardines colinas colina cumbres valle valles villas villa paseos paseo prados pradera praderas hacienda haciendas
  residencial fuentes puertas rincon rinconada rinconadas canadas balcones terrazas patios arcos arboledas parques quintas quinta rancho ranchos viveros
  misiones mision infonavit ampliacion ejido cerradas cerrada vistas mirador pedregal country campestre`.split(
    /\s+/u,
  ),
);
