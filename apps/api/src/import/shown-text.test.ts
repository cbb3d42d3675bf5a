import { expect, test } from 'vitest';
import { oneLine, shownText } from './shown-text.ts';

test.each([
  ['Casa amplia.', 'Casa amplia.'],
  ['Dos líneas\n  y sangría', 'Dos líneas\n  y sangría'],
  ['Terreno de m2 < 100', 'Terreno de m2 < 100'],
  ['Frente <100 y fondo>50', 'Frente <100 y fondo>50'],
  ['precio<renta & más', 'precio<renta & más'],
  ['<3 esta casa', '<3 esta casa'],
  ['Muebles &co; y R&B', 'Muebles &co; y R&B'],
  ['', ''],
])('the plain text %j stays', (text, same) => {
  expect(shownText(text)).toBe(same);
});

test.each([
  ['Jard&iacute;n &amp; alberca', 'Jardín & alberca'],
  ['80 m&sup2; &#8211; 3 rec&#xe1;maras&nbsp;grandes', '80 m² – 3 recámaras grandes'],
  ['Casa &amp; jardín\nCon patio', 'Casa & jardín\nCon patio'],
  ['Uno<br>Dos<br/>Tres<BR />\nCuatro', 'Uno\nDos\nTres\nCuatro'],
  ['Uno<br><br>Dos', 'Uno\n\nDos'],
  ['<p>Uno</p>\n<p>Dos</p>', 'Uno\n\nDos'],
  ['<div>Uno</div><div>Dos</div>', 'Uno\nDos'],
  [
    'Tiene:<ul><li>Alberca</li>\n<li>Jard&iacute;n</li></ul>Llama.',
    'Tiene:\n• Alberca\n• Jardín\nLlama.',
  ],
  ['<ol><li>Sala</li><li>Cocina</li></ol>', '1. Sala\n2. Cocina'],
  ['<h2>Departamento</h2>Amplio', 'Departamento\n\nAmplio'],
  ['<ul><li><p>Alberca</p></li><li><p>Patio</p></li></ul>', '• Alberca\n• Patio'],
  ['<td>Sala</td><td>20 m²</td>', 'Sala 20 m²'],
  ['<b>Muy</b> <i>bonita</i> <span style="color:red">casa</span>', 'Muy bonita casa'],
  ['<a href="https://otro.mx">Ver más</a>', 'Ver más'],
  ['<script>alert(1)</script>Casa<style>p{}</style> sola<img src=x onerror=alert(1)>', 'Casa sola'],
  ['<!-- nota -->Casa', 'Casa'],
  ['<p>Menos de m2 < 100 y <100</p>', 'Menos de m2 < 100 y <100'],
  ['<p>Sin cerrar <b>nada', 'Sin cerrar nada'],
  ['&lt;p&gt;Casa &amp;amp; patio&lt;/p&gt;', 'Casa & patio'],
  ['&lt;100 m2', '<100 m2'],
  ['<table><tr><td>Sala</td></tr><tr><td>Cocina</td></tr></table>', 'Sala\nCocina'],
])('of %j people see %j', (html, text) => {
  expect(shownText(html)).toBe(text);
});

test('a long or hostile text takes no long time', () => {
  expect(oneLine(`a${' '.repeat(999_990)}b\nc`)).toContain('b c');
  for (const piece of ['<', '<p', '<p ', '&lt;', '<ul><li>', '<!--', '<p><', '&'])
    expect(shownText(piece.repeat(99_999 / piece.length)).length).toBeLessThan(100_000);
});

test.each([
  ['Casa\r\nen Roma', 'Casa en Roma'],
  ['Casa \n\n  en\rRoma', 'Casa en Roma'],
  ['Casa\u2028en Roma', 'Casa en Roma'],
  ['Casa\ten Roma', 'Casa en Roma'],
  ['Casa  en Roma', 'Casa  en Roma'],
])('%j is one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
