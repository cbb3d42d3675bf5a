/** How people ask for an amenity, and the beginnings of the names that mean it. */
export const CONCEPTS: readonly (readonly [names: string, phrases: string])[] = [
  ['alberca|piscina', 'alberca|piscina|pileta|albercita|pool|swimming pool|chapoteadero'],
  ['gimnasio|gym', 'gimnasio|gym|gimnacio|gim|gymnasio|fitness'],
  ['balcon', 'balcon|balconcito|balcony'],
  ['terraza', 'terraza|terracita|terrace|teraza'],
  ['roof|azotea', 'roof garden|roof|rooftop|roof top|roofgarden|rof garden|azotea|azotea verde'],
  ['elevador|ascensor|elevator', 'elevador|ascensor|elevator|lift'],
  ['jardin', 'jardin|jardincito|garden|yard'],
  [
    'seguridad|vigilancia',
    'seguridad|vigilancia|seguridad 24 hora|vigilancia 24 hora|seguridad las 24 hora|seguridad 24 / 7|vigilancia 24 / 7|seguridad privada|seguridad 24 hr|vigilancia 24 hr|seguridad 24 h|vigilado|caseta de vigilancia',
  ],
  [
    'cuarto de servicio',
    'cuarto de servicio|cto de servicio|recamara de servicio|cuarto para servicio|cuarto servicio|cto servicio|cuarto p / servicio|habitacion de servicio',
  ],
  ['bodega', 'bodega'],
  ['cisterna', 'cisterna'],
  [
    'aire acondicionado|clima',
    'aire acondicionado|clima|a / c|ac|aire|minisplit|mini split|refrigeracion|climatizado|climatizada|air conditioning|air conditioner|aircon|aires acondicionado|aire acondicionados',
  ],
  ['cocina integral|cocina equipada', 'cocina integral|cocina equipada'],
  [
    'area infantil|area de juego|juego|zona infantil',
    'area infantil|juego infantil|area de juego infantil|area de juego|area de nino|area para nino|juego para nino|zona infantil|zona de juego',
  ],
  [
    'salon de uso multiple|salon de evento|salon de fiesta',
    'salon de uso multiple|salon de usos multiple|salon de evento|salon de fiesta|salon para fiesta|salon para evento|sum',
  ],
  ['asador|parrilla', 'asador|bbq|parrilla|area de asador|zona de asador'],
  ['estudio', 'estudio'],
];
