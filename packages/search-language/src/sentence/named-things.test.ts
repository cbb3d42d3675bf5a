import { expect, test } from 'vitest';
import { landmarkNames } from '../places/landmarks.ts';
import { NO_PLACE_NAMES } from '../words/place-names.ts';
import { readSentence } from './read-sentence.ts';
import { COUNTRY } from './searched-places.fixture.ts';

const LANDMARKS = COUNTRY.withNames(landmarkNames(COUNTRY), NO_PLACE_NAMES);
const read = (text: string, places = COUNTRY) => {
  const { filters, unread } = readSentence(text, { places, amenities: [], today: '2026-11-26' });
  return { places: filters.places.map((path) => path.split('/').at(-1)), unread };
};

test.each([
  'con vista al castillo de chapultepec',
  'con vista al lago de chapultepec',
  'cerca del bosque de chapultepec',
  'cerca del hospital Ángeles Pedregal',
  'por el hospital ángeles del pedregal',
  'cerca del hospital ángeles lomas',
  'cerca del hospital general de méxico',
  'cerca del tec de monterrey',
  'cerca del metro centro médico',
  'cerca de centro médico siglo xxi',
  'cerca de la plaza de toros méxico',
  'por la glorieta de la minerva',
  'por la glorieta de Colón',
  'por la iglesia de san francisco',
  'cerca del estadio cuauhtémoc',
  'cerca de la basílica de guadalupe',
  'por la universidad anáhuac del norte',
  'lejos del mercado de Coyoacán',
  'no cerca del hospital ángeles polanco',
])('a thing that is not known is no place: %s', (text) => {
  expect(read(`depa ${text}`)).toEqual({ places: [], unread: [text] });
});

test.each([
  ['cerca del mercado de Coyoacán', ['coyoacan'], 'cerca del mercado'],
  ['frente al mercado de Coyoacán', ['coyoacan'], 'frente al mercado'],
  ['cerca del bosque de tlalpan', ['tlalpan'], 'cerca del bosque'],
  ['cerca de la universidad de guadalajara', ['guadalajara'], 'cerca de la universidad'],
  ['cerca del aeropuerto cancún', ['cancun'], 'cerca del aeropuerto'],
  ['tec de monterrey campus querétaro', ['queretaro'], 'tec de monterrey campus'],
  ['cerca del centro comercial santa fe', ['santa-fe'], 'cerca del centro comercial'],
  ['cerca del metro Portales', ['portales-norte', 'portales-sur'], 'cerca del metro'],
  ['torre alpha del carmen', ['del-carmen'], 'torre alpha'],
])('a thing lies where its place is: %s', (text, places, left) => {
  expect(read(`depa ${text}`)).toEqual({ places, unread: [left] });
});

test.each([
  ['cerca del castillo de chapultepec', ['san-miguel-chapultepec']],
  ['cerca del hospital Ángeles Pedregal', ['la-magdalena-contreras']],
  ['por la glorieta de la minerva', ['arcos-vallarta']],
  ['cerca del estadio bbva', ['guadalupe']],
  ['por la estrella de puebla', ['angelopolis']],
  ['cerca de los arcos de querétaro', ['carretas', 'calesa', 'bosques-del-acueducto']],
])('a known landmark means the places around it: %s', (text, places) => {
  expect(read(`depa ${text}`, LANDMARKS)).toEqual({ places, unread: [] });
});

test.each([
  ['en parque san andrés', 'parque-san-andres'],
  ['en bosque de las lomas', 'bosque-de-las-lomas'],
  ['en plazas del sol', 'plazas-del-sol'],
  ['en la glorieta', 'la-glorieta'],
])('a place keeps its name: %s', (text, path) => {
  expect(read(`casa ${text}`)).toEqual({ places: [path], unread: [] });
});
