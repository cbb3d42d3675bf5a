import { describe, expect, it } from 'vitest';
import { STATES } from '../states.ts';
import { WRITTEN_STATES } from './read-state.fixture.ts';
import { readState } from './read-state.ts';
import { STATE_NAMES } from './state-names.ts';

/** The states that a text names, joined by '|', and the municipality. */
function read(text: string): [states: string, municipality: string] {
  const reading = readState(text);
  if (reading.kind === 'none') return ['refuse', ''];
  if (reading.kind === 'several') return [reading.states.toSorted().join('|'), ''];
  return [reading.state, reading.municipality ?? ''];
}

describe('states as people and systems write them', () => {
  it.each(WRITTEN_STATES)('%j is %j, municipality %j (%s)', (text, states, municipality) => {
    const [found, named] = read(text);
    expect(found).toBe(states.split('|').toSorted().join('|'));
    // Several states have several municipalities, and none of them is named.
    expect(found.includes('|') ? [''] : municipality.split('|')).toContain(named);
  });

  it('are read from their own names, with capitals, without accents, and by their short names', () => {
    for (const state of STATES) {
      const plain = state.normalize('NFD').replaceAll(/\p{M}/gu, '');
      const { short, codes = [] } = STATE_NAMES[state];
      for (const text of [state, state.normalize('NFD'), plain.toUpperCase(), ...short, ...codes])
        expect(read(text)[0], text).toBe(state);
    }
  });

  it.each([
    ['Querétaro', 'Querétaro'],
    ['Edo. de México', 'Estado de México'],
    ['Estado de Mexico', 'Estado de México'],
    ['Edo Méx', 'Estado de México'],
    ['Veracruz de Ignacio de la Llave', 'Veracruz'],
    ['Distrito Federal', 'Ciudad de México'],
    ['Coahuila de Zaragoza', 'Coahuila'],
    ['Michoacán de Ocampo', 'Michoacán'],
    ['Estado Libre y Soberano de Puebla', 'Puebla'],
    ['Estado de Jalisco', 'Jalisco'],
    ['Jalisco, México', 'Jalisco'],
    ['Guadalajara, Méx.', 'Jalisco'],
    ['Jal., Mex', 'Jalisco'],
    ['México, D.F.', 'Ciudad de México'],
    ['Monterrey NL', 'Nuevo León'],
    ['Monterrey, N.L.', 'Nuevo León'],
    ['Ciudad de Puebla', 'Puebla'],
    ['Puebla, Pue.', 'Puebla'],
    ['Metepec, Méx.', 'Estado de México'],
    ['Metepec, Hidalgo', 'Hidalgo'],
    ['Juárez, Chih.', 'Chihuahua'],
    ['Cancún', 'Quintana Roo'],
    ['Delegación Cuauhtémoc', 'Ciudad de México'],
    ['CDMX (Coyoacán)', 'Ciudad de México'],
    ['Naucalpan - Edomex', 'Estado de México'],
    ['San Luis Potosí capital', 'San Luis Potosí'],
    ['MX-ROO', 'Quintana Roo'],
    ['76000 Querétaro', 'Querétaro'],
    ['Tepatitlán de Morelos, Jalisco', 'Jalisco'],
    ['Centro, Monterrey', 'Nuevo León'],
    ['Coah. de Zaragoza', 'Coahuila'],
    ['MX-MEX', 'Estado de México'],
    ['Alc. Cuauhtémoc', 'Ciudad de México'],
    ['H. Matamoros', 'Tamaulipas'],
    ['Baja California (Norte)', 'Baja California'],
    ['JC', 'Jalisco'],
    ['leon guanajuato', 'Guanajuato'],
  ])('%j is %s', (text, state) => {
    expect(read(text)[0]).toBe(state);
  });

  it.each([
    'México',
    'Juárez',
    'La Paz',
    'Guadalupe',
    'Benito Juárez',
    'Emiliano Zapata',
    'BS?',
    'Texas',
    'Sonora, Sinaloa',
    'León, Jalisco',
    'Yucatán/Quintana Roo',
    'Jalisco o Nayarit',
    'México, México',
    'Jalsico',
    'x',
    '0',
    '',
  ])('%j is no single state', (text) => {
    expect(read(text)[0] === 'refuse' || read(text)[0].includes('|')).toBe(true);
  });
});
