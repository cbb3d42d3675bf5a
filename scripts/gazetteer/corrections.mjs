/** GeoNames' names that the portal writes otherwise. */
export const STATE_NAMES = { México: 'Estado de México', 'Mexico City': 'Ciudad de México' };

/** Names of municipios in GeoNames that are English, shortened or without accents, each with the one in use. */
export const MUNICIPIO_NAMES = {
  Alamos: 'Álamos',
  'Angel R. Cabada': 'Ángel R. Cabada',
  'Acolman de Nezahualcóyotl': 'Acolman',
  'Ciudad Nezahualcóyotl': 'Nezahualcóyotl',
  Coacalco: 'Coacalco de Berriozábal',
  'Comitán Municipality': 'Comitán de Domínguez',
  Ebano: 'Ébano',
  'Heroica Ciudad de Ejutla de Crespo': 'Ejutla de Crespo',
  'Heroica Ciudad de Huajuapan de León': 'Huajuapan de León',
  'Heroica Ciudad de Juchitán de Zaragoza': 'Juchitán de Zaragoza',
  'Heroica Ciudad de Tlaxiaco': 'Tlaxiaco',
  'Heroica Villa Tezoatlán de Segura y Luna, Cuna de la Independencia de Oaxaca':
    'Tezoatlán de Segura y Luna',
  'Dolores Hidalgo Cuna de la Independencia Nacional': 'Dolores Hidalgo',
  'Magdalena Contreras': 'La Magdalena Contreras',
  'Praxedis G. Guerrero': 'Práxedis G. Guerrero',
  'San Cristobal De Casas': 'San Cristóbal de las Casas',
  'San Juan Mixtepec -Dto. 08 -': 'San Juan Mixtepec',
  'San Juan Mixtepec -Dto. 26 -': 'San Juan Mixtepec Distrito 26',
  'San Pedro Mixtepec -Dto. 22 -': 'San Pedro Mixtepec',
  'San Pedro Mixtepec -Dto. 26 -': 'San Pedro Mixtepec Distrito 26',
  'Teteles de Avila Castillo': 'Teteles de Ávila Castillo',
  'Ursulo Galván': 'Úrsulo Galván',
  Xonacatlan: 'Xonacatlán',
};

/** Names of towns in GeoNames that are English, misspelled or without accents. */
export const TOWN_NAMES = {
  'Boca del Rio': 'Boca del Río',
  'Benito Juarez': 'Benito Juárez',
  'Col. Bosques de las Lomas': 'Bosques de las Lomas',
  'Colonia Nativitas': 'Nativitas',
  'Colonia del Valle': 'Del Valle',
  'Mexico City': 'Ciudad de México',
  'San Pedro Chochula': 'San Pedro Cholula',
};

/** Towns that GeoNames puts into a wrong municipio or none. */
export const MUNICIPIOS_OF_TOWNS = {
  'Tlaxcala, Tlaxcala': 'Tlaxcala',
  'Santa Ana Chiautempan, Tlaxcala': 'Chiautempan',
  'Bacalar, Quintana Roo': 'Bacalar',
  'Leona Vicario, Quintana Roo': 'Puerto Morelos',
  'Villa Morelos, Michoacán': 'Morelos',
};

/** Records that are not towns: prisons, and the colonia Lindavista in the wrong state. */
export const NO_TOWNS = /^ninguno |cereso|cefereso|^colonia lindavista$/iu;

/** Towns that a municipio is named after though their names differ; null for the largest town of one that is named after another. */
export const HEADS = {
  'Ciudad de Huitzuco': 'Huitzuco de los Figueroa',
  'Coahuayutla de Guerrero': 'Coahuayutla de José María Izazaga',
  'Purísima de Bustos': 'Purísima del Rincón',
  'San Pedro Cuayuca': 'Cuayuca de Andrade',
  'Santa María del Oro': 'El Oro',
  'Santiago de Coyame': 'Coyame del Sotol',
  'Santo Domingo Huehuetlán': 'Huehuetlán el Grande',
  'Tenango de Arista': 'Tenango del Valle',
  'Tlazala de Fabela': 'Isidro Fabela',
  'Acolman de Netzahualcóyotl': 'Acolman',
  Atlzayanca: 'Atltzayanca',
  Chinautla: 'Chignautla',
  Citlaltépec: 'Citlaltépetl',
  'Ciudad Mante': 'El Mante',
  'Ciudad de Nanacamilpa': 'Nanacamilpa de Mariano Arista',
  'Gustavo Adolfo Madero': 'Gustavo A. Madero',
  'Ixtapa-Zihuatanejo': 'Zihuatanejo de Azueta',
  Mezquititlán: 'San Agustín Metzquititlán',
  'Morelos Cañada': 'Cañada Morelos',
  'Nuevo San Juan Parangaricutiro': 'Nuevo Parangaricutiro',
  Oxkutzkab: 'Oxkutzcab',
  'San Miguel Monteverde': 'San Antonino Monte Verde',
  'San Pedro Juchaltengo': 'San Pedro Juchatengo',
  'San Pedro Mixtepec Distrito Veintiséis': 'San Pedro Mixtepec Distrito 26',
  'San Juan Mixtepec Distrito Veintiséis': 'San Juan Mixtepec Distrito 26',
  'Santa María Guenagati': 'Santa María Guienagati',
  'Santiago Tianguistenco de Galeana': 'Tianguistenco',
  'Santo Tomás Tamazulapam': 'Santo Tomás Tamazulapan',
  'Tamazulapam Villa del Progreso': 'Villa de Tamazulápam del Progreso',
  Tecax: 'Tekax',
  Tekoh: 'Tecoh',
  Teotlaltzingo: 'San Felipe Teotlalcingo',
  'Tuxpan de Bolaños': null,
  'Túxpam de Rodríguez Cano': 'Tuxpan',
  'Villa Mariano Matamoros': 'Ixtacuixtla de Mariano Matamoros',
  'Villa Vicente Guerrero': 'San Pablo del Monte',
  Zitlaltépec: 'Ziltlaltépec de Trinidad Sánchez Santos',
  Zoquiopan: 'Zoquiapan',
};
