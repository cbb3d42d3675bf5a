import { describe, expect, it } from 'vitest';
import { internalPath } from './internal-path.ts';

describe('the target after signing in', () => {
  it.each([
    '/',
    '/my-properties',
    '/settings?tab=contacto',
    '/properties?search=roma+norte&operation=venta#resultados',
    '/venta/m%C3%A9xico',
    '/properties?search=//x%0A',
  ])('%s is a page of the portal', (path) => {
    expect(internalPath(path)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'settings',
    '//evil.test',
    '///evil.test',
    String.raw`/\evil.test`,
    String.raw`\\evil.test`,
    String.raw`/settings\..\..`,
    'https:evil.test',
    'https://evil.test/settings',
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2Fevil.test',
    '/%2f%2fevil.test',
    '/%252Fevil.test',
    '/%5Cevil.test',
    '/%255cevil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/%2e/%2fevil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/%09/evil.test',
    '/\u0000',
    '/%',
    '/%E0%A4%A',
    '/auth?redirect=/auth',
    '/%61uth',
    '/api/logout',
    '/trpc/session.logout',
  ])('%j becomes the home page', (path) => {
    expect(internalPath(path)).toBe('/');
  });
});
