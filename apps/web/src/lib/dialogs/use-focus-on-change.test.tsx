import { useLocation } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

function List({ scrolls }: { scrolls: boolean }) {
  const page = useLocation({ select: ({ searchStr }) => searchStr });
  const title = useRef<HTMLHeadingElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useFocusOnChange(page, { target: () => title.current, region, scrolls });
  return (
    <>
      <input />
      <h2 ref={title} tabIndex={-1}>
        Resultados
      </h2>
      <div ref={region}>
        <button type="button">Siguiente</button>
      </div>
    </>
  );
}

async function open({ scrolls = false } = {}) {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { history } = await renderRoute({
    path: '/',
    at: '/',
    answers: {},
    component: () => <List scrolls={scrolls} />,
  });
  return {
    scroll,
    goTo: (url: string) => act(async () => history.push(url)),
    goBack: () => act(async () => history.back()),
  };
}

const title = () => screen.getByRole('heading');
const link = () => screen.getByRole('button');
const focusNothing = () =>
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

it('the focus moves to the target if it was in the list or is lost', async () => {
  const { goTo, scroll } = await open();
  expect(document.activeElement).toBe(document.body);
  act(() => link().focus());
  await goTo('/?page=2');
  expect(document.activeElement).toBe(title());
  focusNothing();
  await goTo('/?page=3');
  expect(document.activeElement).toBe(title());
  expect(scroll).not.toHaveBeenCalled();
});

it('the focus stays if it is elsewhere', async () => {
  const { goTo } = await open();
  act(() => screen.getByRole('textbox').focus());
  await goTo('/?page=2');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('the target scrolls to the top when told to, except on the way back, which belongs to the router', async () => {
  const { goTo, goBack, scroll } = await open({ scrolls: true });
  act(() => link().focus());
  await goTo('/?page=2');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
  focusNothing();
  await goBack();
  expect(document.activeElement).toBe(document.body);
  act(() => link().focus());
  await goTo('/?page=2');
  act(() => link().focus());
  await goBack();
  expect(document.activeElement).toBe(title());
  expect(scroll).toHaveBeenCalledTimes(2);
});
