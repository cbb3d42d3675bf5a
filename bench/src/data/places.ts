/** MXN for a square metre of a flat, as a rule. */
export interface Place {
  neighborhood: string;
  city: string;
  state: string;
  pricePerM2: number;
}

const CITIES: readonly (readonly [
  state: string,
  city: string,
  pricePerM2: number,
  neighborhoods: string,
])[] = [
  [
    'Ciudad de México',
    'Cuauhtémoc',
    52_000,
    'Roma Norte,Roma Sur,Condesa,Hipódromo,Juárez,Cuauhtémoc,Doctores,Obrera,Centro,Santa María la Ribera,San Rafael,Guerrero',
  ],
  [
    'Ciudad de México',
    'Miguel Hidalgo',
    72_000,
    'Polanco,Lomas de Chapultepec,Anzures,Granada,Ampliación Granada,Escandón,San Miguel Chapultepec,Tacubaya,Irrigación',
  ],
  [
    'Ciudad de México',
    'Benito Juárez',
    50_000,
    'Del Valle,Narvarte,Nápoles,Portales,Álamos,Mixcoac,San José Insurgentes,Xoco,Letrán Valle,Nochebuena',
  ],
  [
    'Ciudad de México',
    'Coyoacán',
    41_000,
    'Del Carmen,Villa Coyoacán,Santa Catarina,Copilco,Pedregal de Santo Domingo,Culhuacán,Educación,Los Reyes',
  ],
  [
    'Ciudad de México',
    'Álvaro Obregón',
    43_000,
    'San Ángel,San Ángel Inn,Santa Fe,Guadalupe Inn,Florida,Jardines del Pedregal,Las Águilas,Lomas de Tarango',
  ],
  [
    'Ciudad de México',
    'Tlalpan',
    33_000,
    'Tlalpan Centro,Jardines del Ajusco,Villa Coapa,Héroes de Padierna,Fuentes del Pedregal,San Andrés Totoltepec',
  ],
  [
    'Ciudad de México',
    'Iztapalapa',
    22_000,
    'Lomas Estrella,Granjas Esmeralda,San Lorenzo,Cerro de la Estrella,Santa Cruz Meyehualco,Leyes de Reforma',
  ],
  [
    'Ciudad de México',
    'Gustavo A. Madero',
    24_000,
    'Lindavista,Tepeyac Insurgentes,Vallejo,Nueva Atzacoalco,San Juan de Aragón,Gertrudis Sánchez',
  ],
  [
    'Ciudad de México',
    'Azcapotzalco',
    26_000,
    'Clavería,Nueva Santa María,San Álvaro,Pro Hogar,El Rosario',
  ],
  [
    'Ciudad de México',
    'Cuajimalpa',
    47_000,
    'Bosques de las Lomas,Lomas de Vista Hermosa,Contadero,El Yaqui',
  ],
  [
    'México',
    'Naucalpan',
    30_000,
    'Ciudad Satélite,Echegaray,Lomas Verdes,La Herradura,Tecamachalco',
  ],
  [
    'México',
    'Huixquilucan',
    41_000,
    'Interlomas,Bosque Real,Hacienda de las Palmas,Jesús del Monte',
  ],
  [
    'Jalisco',
    'Guadalajara',
    34_000,
    'Americana,Providencia,Lafayette,Chapalita,Oblatos,Jardines del Bosque,Ladrón de Guevara',
  ],
  [
    'Jalisco',
    'Zapopan',
    36_000,
    'Puerta de Hierro,Valle Real,Ciudad del Sol,Santa Margarita,Andares',
  ],
  [
    'Nuevo León',
    'Monterrey',
    36_000,
    'Obispado,Mitras Centro,Cumbres,Contry,Tecnológico,Centro,San Jerónimo',
  ],
  [
    'Nuevo León',
    'San Pedro Garza García',
    64_000,
    'Del Valle,Valle Oriente,Fuentes del Valle,Chipinque,San Agustín',
  ],
  [
    'Querétaro',
    'Querétaro',
    27_000,
    'Juriquilla,El Campanario,Milenio III,Centro Sur,Álamos,El Refugio',
  ],
  ['Puebla', 'Puebla', 24_000, 'La Paz,Angelópolis,Zavaleta,El Mirador,Huexotitla,La Noria'],
  ['Yucatán', 'Mérida', 23_000, 'Temozón Norte,García Ginerés,Itzimná,Altabrisa,Cholul,Montejo'],
  [
    'Quintana Roo',
    'Benito Juárez',
    33_000,
    'Puerto Cancún,Zona Hotelera,Residencial Cumbres,Supermanzana 4',
  ],
];

/** The first ones are where most is offered. */
export const places: readonly Place[] = CITIES.flatMap(([state, city, pricePerM2, neighborhoods]) =>
  neighborhoods.split(',').map((neighborhood, index) => ({
    neighborhood,
    city,
    state,
    pricePerM2: pricePerM2 * (1.1 - index * 0.03),
  })),
);
