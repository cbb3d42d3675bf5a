/** In singular words. */
export const PETS = `mascota|acepte mascota|acepta mascota|aceptan mascota|acepten mascota|aceptar mascota|se aceptan mascota|admita mascota|admitan mascota|
  admite mascota|admiten mascota|permita mascota|permitan mascota|permite mascota|permiten mascota|pet friendly|petfriendly|
  pet frendly|pet|perro|perrito|perrita|gato|gatito|gatita|perrhijo|lomito|michi|acepte perro|acepten perro|acepta perro|
  acepten gato|acepte gato|permitan perro|mascota bienvenida|mascota permitida|mi perro|mi gato|perrota|perrote|gatote|petfriend|pet friend|dog|cat|dogs|cats|dog friendly|
  pets|pet ok|pets ok|pet allowed|pets allowed|pet welcome|pets welcome|pets friendly|allow pets|allows pets|accept pets|accepts pets|
  🐶|🐕|🐩|🐱|🐈|🐾`;

/** In singular words. */
export const FURNISHED = `amueb|amuebl|amob|amueblado|amueblada|con muebl|muebl|mueblado|full amueblado|totalmente amueblado|completamente amueblado|amoblado|
  equipado y amueblado|furnished|fully furnished|amueblao|mobiliado`;

/** 'Lo que subieron ayer', with the day behind it. */
const published = (when: string) =>
  `publicado publicada publicados publicadas subido subida subidos subidas agregado agregada agregados agregadas anunciado anunciada anunciados anunciadas
  publicaron subieron agregaron anunciaron salieron salio subio publico nuevo nueva nuevos nuevas`
    .split(/\s+/u)
    .flatMap((word) => [`${word} ${when}`, `${word} el dia de ${when}`, `${word} en ${when}`])
    .join('|');

export const PUBLISHED_TODAY = `${published('hoy')}|${published('ayer')}|de ayer|de ayer a hoy|del dia de ayer|
  de hoy|de hoy mismo|del dia de hoy|de las ultimas 24 horas|ultimas 24 horas|que hayan publicado hoy|hoy y ayer|de ayer y hoy`;

export const PUBLISHED_THIS_WEEK = `${published('esta semana')}|${published('la ultima semana')}|de esta semana|de la ultima semana|ultima semana|
  de los ultimos 7 dias|ultimos 7 dias|de los ultimos siete dias|ultimos siete dias`;

export const PUBLISHED_THIS_MONTH = `${published('este mes')}|${published('el ultimo mes')}|de este mes|del ultimo mes|ultimo mes|
  de los ultimos 30 dias|ultimos 30 dias|de los ultimos treinta dias|ultimos treinta dias`;
