/** Before a name they say that a thing has it, which is not a place to live in: 'Torre Reforma', 'metro Chilpancingo', 'hospital Ángeles Pedregal'. */
export const THINGS =
  `tec tecnologico playa playas torre torres edificio plaza paseo parque metro metrobus estacion tren hospital clinica sanatorio
  universidad uni facultad prepa preparatoria escuela colegio instituto campus estadio arena auditorio teatro foro mercado tianguis glorieta museo
  iglesia templo catedral basilica parroquia capilla terminal aeropuerto mall galerias zoologico acuario alameda zocalo embajada consulado biblioteca
  panteon`
    .split(/\s+/u)
    .join('|')
    .concat(
      '|centro comercial|centro medico|centro de convenciones|ciudad judicial|angel|monumento|palacio|fuente',
    );

/** These are such things only before 'de': 'central de abastos', 'bosque de Tlalpan'. */
export const THINGS_OF =
  'central|bosque|castillo|lago|laguna|cerro|volcan|nevado|presa|feria|autodromo';

/** Things although a town has the word as its name, too: 'el ángel de la Independencia'. */
export const MONUMENTS = 'playa angel monumento palacio fuente';

/** The name behind these is rarely where they lie: 'Tec de Monterrey', 'Paseo de la Reforma', 'glorieta de Colón'. */
export const ELSEWHERE =
  /^(?:(?:tec|tecnologico) monterrey|(?:paseo|tren|glorieta|monumento|angel|fuente|palacio) \S+)$/u;

/** Things that are named after the place in which they lie: 'campus Querétaro'. */
export const LYING = /^(?:campus|aeropuerto|zoologico|catedral|zocalo)$/u;

/** They have the names of saints, as many places have. */
export const CHURCHES = /^(?:iglesia|templo|basilica|parroquia|capilla|catedral)\b/u;

/** Stops of trains that run in few states. */
export const STOPS = 'metro metrobus estacion tren';
export const STATES_WITH_STOPS =
  /^(?:ciudad-de-mexico|estado-de-mexico|nuevo-leon|jalisco)(?:\/|$)/u;
