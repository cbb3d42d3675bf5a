import { ORDINARY_WORDS } from '../../words/ordinary-words.ts';

/** Everyday words that are names of towns as well, or differ from the name of a city by a letter. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `aca apoderado arena asientos avante bravo bienvenido boca bocas cabezas cacho caja cajas cajones calido calma cambio camelia canas
  capital caridad carpinteros casas catorce china col colegio colina colinas competencia compania comunidad condena conejos constancia
  constitucion control corazon cosmopolita cruces cucharas cuesta curva defensa delicia despensa dia diez doce doctora domingo ejidal encanto
  escalera fama fe fincas flor flores fortuna franco frontera fuerte guerra guerrera hielo igual iguales isla jaripeo junta juntas labor lagos
  letras libre libres ligera limones linea llave lucha luz mama mangas mani maravillas maza medida medidas menores mesa mexicanos milagro milagros
  mira modelo modelos molas monjas moras morena moreno muna navidad nieves nino nopal nopales nueve obrero obreros occidente ojitos oriental
  oro panales panorama papa paraiso paras paredes pareo partida pasaje paste patria penas peras pericos pesca pilotos pinto piste plan plataforma
  playa poblado polaco poligonos popular portal porvenir postal postales preciosa presa presas presidio pue puentes puesto punta quintas
  realito regia reservado retiro romana ropa sala salas salida salto senora silencio sin sitio solares soledad solidaridad son subida suma susto
  tabaco tala tanques tazas toma torre torres transporte tres un usa valles venado ventana ver verde villa volcanes`.split(
    /\s+/u,
  ),
);

export const isCommon = (word: string): boolean =>
  ORDINARY_WORDS.has(word) || COMMON_WORDS.has(word);
