import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endureTranslation } from './translated-page.ts';

const FONT: string = 'font';
const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(endureTranslation);
afterAll(() => {
  Object.defineProperties(Node.prototype, { insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
});

/** Replaces each text by two elements, as a translator does, in one step or in two. */
async function translate(replace: (text: Text, font: Element) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement(FONT);
    const inner = document.createElement(FONT);
    inner.append(text.data);
    font.append(inner);
    replace(text, font);
  }
  await act(async () => {});
}

const ways: [string, (text: Text, font: Element) => void][] = [
  ['replacing it', (text, font) => text.replaceWith(font)],
  [
    'inserting before it and removing it',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
  [
    'moving it inside',
    (text, font) => {
      text.before(font);
      font.firstElementChild?.replaceChildren(text);
    },
  ],
];

it.each(ways)('React goes on after a translation by %s', async (_way, replace) => {
  let change: (count: number) => void = () => {};
  function Count() {
    const [count, setCount] = useState(1);
    change = (next) => act(() => setCount(next));
    return (
      <p data-testid="count">
        {count === 2 && <b>Nuevo: </b>}
        {count} {count === 1 ? 'propiedad' : 'propiedades'}
        {count < 3 && ' en venta'}
        <i>.</i>
      </p>
    );
  }
  render(<Count />);
  const words = () => screen.getByTestId('count').textContent;

  await translate(replace);
  expect(words()).toBe('1 propiedad en venta.');
  change(2);
  expect(words()).toBe('Nuevo: 2 propiedades en venta.');
  await translate(replace);
  change(3);
  expect(words()).toBe('3 propiedades.');
  await translate(replace);
  change(1);
  expect(words()).toBe('1 propiedad en venta.');
});

it('React goes on where somebody else has removed a text for good', async () => {
  let hide = () => {};
  function Part() {
    const [isShown, setShown] = useState(true);
    hide = () => act(() => setShown(false));
    return <p data-testid="part">{isShown && 'Un texto '}y otro</p>;
  }
  render(<Part />);
  screen.getByTestId('part').firstChild?.remove();
  hide();
  expect(screen.getByTestId('part').textContent).toBe('y otro');
});
