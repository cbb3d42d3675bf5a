export const NEGATIONS =
  'sin|s /|without|not|con o sin|no|ya no|jamas|excepcion de|exceptuando|quitando|evitando|descarto|descartar|descarten|no importa si esta|no importa que este|no le hace si esta|no le hace que este|aunque este|aunque no|opcional|semi|odio|detesto|evitar|no me gusta|no me gustan|no nos gusta|no me late|no se me antoja|no ocupo|no necesito|no requiero|no hace falta|ni|nada de|tampoco|excepto|salvo|nunca|lejos de|lejos del|fuera de|en vez de|en lugar de';

/** These deny what somebody leaves behind: 'ya vendí mi depa', 'vivo en Toluca'. */
export const LEFT_BEHIND = `harto de|harta de|hartos de|hartas de|cansado de|cansada de|cansados de|ya no aguanto|huyendo de|huimos de|me salgo de|nos salimos de|
  me sali de|nos corren de|ya vendi|ya vendimos|vendi|acabo de vender|acabamos de vender|ya rente|ya tengo|ya tenemos|vivo en|vivimos en|
  actualmente vivo en|actualmente rento|ahorita vivo en|ahorita rento|vengo de|venimos de|soy de|somos de|me mudo de|nos mudamos de|
  me voy de|nos vamos de|salirme de|salirnos de|salir de|mudar de|mudarme de|mudarnos de|cambiarme de|cambiarnos de|llego de|llegamos de|llegando de|trabajo en|trabajamos en|
  trabaja en|trabajando en|chambeo en|estudia en|estudiamos en|estudiar en|estudiando en|mi trabajo esta en|mi trabajo queda en|trabajo por|trabajo cerca de|trabajamos por|chambeo por|mi escuela esta en|mi universidad esta en|viven en|vive en|mi oficina esta en|mi trabajo en|mi chamba en|
  mi chamba esta en|radico en|radicamos en|estoy viviendo en|dejar de pagar|dejar de|dejo de|estoy rentando|estamos rentando|dejo mi|dejamos|me quiero ir de|naci en|nacimos en|creci en|crecimos en`;

/** A new wish begins with these. */
export const WISHING = `busco buscamos buscando quiero queremos quisiera quisieramos necesito necesitamos ocupo ocupamos ahora ando estoy prefiero
  preferimos mejor me`;

/** Behind these a word before them is corrected. */
export const CORRECTIONS = `digo|perdon|perdon no|no perdon|digo no|no digo|ay no|ay perdon|no espera|no no|mejor dicho|mas bien|o mas bien|
  quise decir|quiero decir|corrijo|correccion|rectifico|me equivoque|bueno no|bueno no mejor|perdon quise decir|ah no|espera no|no esperate|esperate no|uy no|ups|mejor no|no mejor|bueno mejor|entonces mejor|pero mejor|o sea no|disculpa no|sorry|perdona`;

/** These words deny a place that follows: 'que no sea en Iztapalapa', but 'no hay preferencia entre Roma y Condesa' does not. */
export const DENYING =
  'vivir estar seguir quedarme sea sean este esten en la el los las de del a por quiero queremos me nos col colonia zona';

/** A negation goes on behind these words. */
export const JOINING = 'y ni o u e';

export const STREETS = 'calle av ave avda avenida blvd boulevard bulevar calz calzada prolongacion';

/** Before a number they say that it names an advertisement: 'folio 48213'. */
export const REFERENCES = 'id folio clave ref referencia codigo anuncio publicacion ficha numero';
export const BEFORE_REFERENCES =
  'de del la el numero num no nro n # : . anuncio propiedad inmueble publicacion casa departamento es postal';

/** Amounts that are not the price of the property. */
export const OTHER_COSTS =
  'mantenimiento mantto manto cuota pagos abono abonos enganche deposito predial mensualidad mensualidades comision sueldo gano ganamos ingresos credito ahorro ahorros ahorrados';

/** They say how high such a cost is: 'que el mantenimiento salga barato'. */
export const COST_QUALITY_STARTS = 'que no sea salga este sean salgan tan muy mas';
export const COST_QUALITIES = `${COST_QUALITY_STARTS} bajo baja bajos barato barata caro cara economico accesible incluido incluida alto alta`;

/** Somebody who wants one of these wants no single home of it: 'edificio de departamentos'. */
export const BUILDINGS = `edificio edificios torre torres complejo complejos conjunto conjuntos desarrollo desarrollos plaza plazas bloque
  paquete portafolio`;

/** Properties with land that are none of the types. */
export const OTHER_KINDS =
  'nave naves bodega bodegas quinta quintas hacienda haciendas hotel hoteles';

/** Before 'sección' they count it. */
export const SECTION_ORDINALS = `primera segunda tercera cuarta quinta sexta septima octava 1 2 3 4 5 6 7 8 1a 2a 3a 4a 5a 6a a ra da ta va ma i ii iii iv v vi`;

/** A place behind these is what the home lies at, not where it lies. */
export const FACING = `frente a|frente al|enfrente de|enfrente del|atras de|atras del|detras de|detras del|a espaldas de|a espaldas del|a un costado de|a un costado del|
  a la vuelta de|a la vuelta del|across from|opposite`;

/** Before a number of metres they are not an area. */
export const LENGTHS = 'altura alto frente fondo largo ancho profundidad';

/** Somebody has what stands behind these and wants what stands behind 'por'. */
export const EXCHANGING =
  'cambio cambiar permuto permutar intercambio intercambiar cambiamos permutamos cambiaria';

export const MONTHLY = 'al mes|por mes|mensual|mensuales|/ mes';

/** Between two types they ask for either: 'departamento o estudio'. */
export const EITHER = 'o u tipo /';

/** Behind these words a name is one of a colonia, a city or a state. */
export const COLONIA_KINDS =
  'col cols colonia colonias fracc fraccionamiento fracionamiento barrio';
export const CITY_KINDS = 'capital municipio mpio alcaldia delegacion deleg ciudad cd';
export const STATE_KINDS = 'estado edo';

/** The words before a name that say what kind of place it is. */
export const KINDS = `col|cols|colonia|colonias|alcaldia|delegacion|deleg|municipio|mpio|ciudad|cd|estado|edo|fracc|fraccionamiento|fracionamiento|
    barrio|pueblo|sector|zona|zonas|area|la zona|municipio de|ciudad de|cd de|estado de|edo de|barrio de|pueblo de|zona de|zona del|capital de|
    area de|delegacion de|alcaldia de`;

export const NEAR = `cerca|near|close to|cerca a|cerca al|cerca de|cerca del|cercano a|cercano al|cercana a|cercana al|cercanos a|cercanos al|cercanas a|
    cercanas al|cerquita|cerquita de|cerquita del|alrededor de|alrededor del|alrededores de|alrededores del|los alrededores de|los alrededores del|
    rumbo a|rumbo al|por el rumbo de|por el rumbo del|por rumbo de|por rumbo del|por los rumbos de|por los rumbos del|por|por ahi de|por ahi del|por la zona de|
    por la zona del|cerca de la zona de|cerca de la zona del|junto a|junto al|al lado de|al lado del|a un lado de|a un lado del|pegado a|pegado al|pegada a|
    pegada al|a unos pasos de|a unos pasos del|a pasos de|a pasos del|en las cercanias de|en las cercanias del`;
