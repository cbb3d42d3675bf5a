import { describe, expect, it } from 'vitest';
import { parseTemplate, placeholdersOf, renderTemplate } from './template.ts';

function render(template: string, values: Record<string, string>): string {
  return renderTemplate(parseTemplate(template) ?? [], (name) => values[name] ?? '');
}

describe('templates of a map', () => {
  it('puts values in the place of their names', () => {
    expect(render('{kind} en {a b}.\n${price}', { kind: 'Casa', 'a b': 'Tulum', price: '1' })).toBe(
      'Casa en Tulum.\n$1',
    );
  });

  it('drops an optional stretch of which a value is missing', () => {
    const template = '{kind}[, con {m2} m² y {rooms} recámaras].';
    expect(render(template, { kind: 'Casa', m2: '80', rooms: '2' })).toBe(
      'Casa, con 80 m² y 2 recámaras.',
    );
    expect(render(template, { kind: 'Casa', m2: '80' })).toBe('Casa.');
  });

  it('makes no half sentence when a value is missing that is not optional', () => {
    expect(render('{kind} en {place}', { kind: 'Casa' })).toBe('');
  });

  it('does not take a value for a template', () => {
    expect(render('{a}', { a: '{b}[c]', b: 'x' })).toBe('{b}[c]');
  });

  it('names its placeholders, the optional ones included', () => {
    expect(placeholdersOf(parseTemplate('{a} [b {c}]') ?? [])).toEqual(['a', 'c']);
  });

  it.each(['{a', 'a}', '[a', 'a]', '[a [b]]', '{}', '{a{b}}'])('refuses «%s»', (template) => {
    expect(parseTemplate(template)).toBeNull();
  });
});
