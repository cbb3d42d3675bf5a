import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useEffect, useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as signInAgain from '../../features/account/sign-in-again/sign-in-again-host.tsx';
import { Route } from '../../routes/__root.tsx';
import { aSite } from '../../testing/fake-server.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import * as content from '../content.tsx';
import * as footer from '../footer.tsx';
import * as header from '../header/header.tsx';
import * as toasts from '../toast-host.tsx';

const breakPart = {
  header: () => vi.spyOn(header, 'Header').mockImplementation(fail),
  content: () => vi.spyOn(content, 'Content').mockImplementation(fail),
  footer: () => vi.spyOn(footer, 'Footer').mockImplementation(fail),
  toasts: () => vi.spyOn(toasts, 'ToastHost').mockImplementation(fail),
  password: () => vi.spyOn(signInAgain, 'SignInAgainHost').mockImplementation(fail),
};
type Part = keyof typeof breakPart;

function fail(): never {
  throw new Error('this part is broken');
}

const { component, errorComponent, loader } = Route.options;
const AppRoot = component as ComponentType;

function Root() {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('redraw', redraw);
    return () => window.removeEventListener('redraw', redraw);
  }, []);
  return <AppRoot />;
}

const Form = () => (
  <form method="post">
    <textarea name="message" aria-label="Mensaje" />
  </form>
);

beforeEach(async () => {
  // React and the router report what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Typed text is kept by the URL of the window.
  window.history.replaceState(null, '', '/contacts');
  await renderRoute({
    path: '/contacts',
    at: '/contacts',
    component: Form,
    root: { component: Root, errorComponent } as never,
    loader: async ({ context }) => {
      await (loader as (asked: object) => Promise<void>)({ context });
      return undefined;
    },
    answers: { 'site.get': () => aSite(), 'session.user': () => null },
  });
  await userEvent.type(message(), '¿Cuánto tarda un avalúo?');
});
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Mensaje');
const phone = aSite().company.phone;
const lost = () => screen.queryByRole('heading', { name: 'No pudimos mostrar esta página' });
const breakParts = (...parts: Part[]) =>
  act(async () => {
    for (const part of parts) breakPart[part]();
    window.dispatchEvent(new Event('redraw'));
  });

it.each<[Part, 'banner' | 'contentinfo' | undefined]>([
  ['header', 'banner'],
  ['footer', 'contentinfo'],
  ['toasts', undefined],
  ['password', undefined],
])('without its %s the page stays, with what was typed', async (part, missing) => {
  const field = message();
  await breakParts(part);
  expect(lost()).toBeNull();
  for (const frame of ['banner', 'contentinfo'] as const)
    expect(screen.queryAllByRole(frame)).toHaveLength(frame === missing ? 0 : 1);
  expect(message()).toBe(field);
  expect(field.value).toBe('¿Cuánto tarda un avalúo?');
});

it('a page that cannot be drawn leaves header, footer and telephone, and comes back with what was typed', async () => {
  await breakParts('content');
  expect(lost()).not.toBeNull();
  expect(document.getElementById(content.CONTENT_ID)).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeTruthy();
  const below = within(screen.getByRole('contentinfo'));
  expect(below.getByRole('link', { name: phone })).toBeTruthy();

  vi.mocked(content.Content).mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(message().value).toBe('¿Cuánto tarda un avalúo?'));
});

it('without header and footer the telephone is still there', async () => {
  await breakParts('content', 'header', 'footer');
  expect(lost()).not.toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('link', { name: phone })).toBeTruthy();
});
