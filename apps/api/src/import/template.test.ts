import { describe, expect, it } from 'vitest';
import { parseTemplate, placeholdersOf, renderTemplate } from './template.ts';

function render(template: string, values: Record<string, string>): string {
  return renderTemplate(parseTemplate(template) ?? [], (name) => values[name] ?? '');
}

describe('templates of a map', () => {
  it('replaces names by their values', () => {
    expect(render('{kind} en {a b}.\n${price}', { kind: 'Casa', 'a b': 'Tulum', price: '1' })).toBe(
      'Casa en Tulum.\n$1',
    );
  });

  it('drops an optional part if one of its values is missing', () => {
    const template = '{kind}[, con {m2} m² y {rooms} recámaras].';
    expect(render(template, { kind: 'Casa', m2: '80', rooms: '2' })).toBe(
      'Casa, con 80 m² y 2 recámaras.',
    );
    expect(render(template, { kind: 'Casa', m2: '80' })).toBe('Casa.');
  });

  it('is empty as a whole if a required value is missing', () => {
    expect(render('{kind} en {place}', { kind: 'Casa' })).toBe('');
  });

  it('does not treat a value as a template', () => {
    expect(render('{a}', { a: '{b}[c]', b: 'x' })).toBe('{b}[c]');
  });

  it('lists its placeholders, optional ones included', () => {
    expect(placeholdersOf(parseTemplate('{a} [b {c}]') ?? [])).toEqual(['a', 'c']);
  });

  it.each(['{a', 'a}', '[a', 'a]', '[a [b]]', '{}', '{a{b}}'])('refuses “%s”', (template) => {
    expect(parseTemplate(template)).toBeNull();
  });
});
