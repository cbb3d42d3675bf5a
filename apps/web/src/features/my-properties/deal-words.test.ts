import { expect, it } from 'vitest';
import { activeWords, dealWords } from './deal-words.ts';

it.each([
  [true, null, 'Disponible otra vez', 'Aparece en el catálogo.'],
  [true, 'apartada', 'Marcada como apartada', 'Sigue en el catálogo, con la etiqueta “Apartada”.'],
  [
    true,
    'vendida',
    'Marcada como vendida',
    'Ya no aparece en el catálogo. La encuentras en “Vendidas”.',
  ],
  [
    true,
    'rentada',
    'Marcada como rentada',
    'Ya no aparece en el catálogo. La encuentras en “Rentadas”.',
  ],
  [false, null, 'Disponible otra vez', 'Sigue en pausa: no se ve en el portal.'],
  [false, 'apartada', 'Marcada como apartada', 'Sigue en pausa: no se ve en el portal.'],
  [
    false,
    'vendida',
    'Marcada como vendida',
    'Sigue en pausa: no se ve en el portal. La encuentras en “Vendidas”.',
  ],
])('active %s and %s: %s. %s', (isActive, dealStatus, title, message) => {
  expect(dealWords({ isActive, dealStatus })).toEqual({ title, message });
});

it.each([
  [false, null, 'Ya no se ve en el portal.'],
  [false, 'vendida', 'Ya no se ve en el portal.'],
  [true, null, 'Ya se ve en el portal.'],
  [true, 'apartada', 'Ya se ve en el portal.'],
  [true, 'vendida', 'Está vendida: solo la ve quien tenga el enlace.'],
])('switched to active %s while %s: %s', (isActive, dealStatus, words) => {
  expect(activeWords({ isActive, dealStatus })).toBe(words);
});
