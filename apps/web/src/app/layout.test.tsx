import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { forgetInBrowser, keepInBrowser } from '../lib/favorites/browser-favorites.ts';
import { aSite, aUser } from '../testing/fake-server.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Layout } from './layout.tsx';

const site = aSite();

async function showLayout({
  user = null as ReturnType<typeof aUser> | null,
  facts = site,
  others = {},
  component = Layout,
  path = '/services',
  at = '/services',
} = {}) {
  const shown = await renderRoute({
    path,
    component,
    at,
    answers: { 'site.get': () => facts, 'session.user': () => user, ...others },
  });
  if (user && component === Layout) await screen.findByText('Cerrar Sesión');
  return shown;
}

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the menu', () => {
  it('of a visitor', async () => {
    await showLayout();

    expect(linksOf(screen.getByRole('navigation', { name: 'Principal' }))).toEqual([
      ['Nuestras Propiedades', '/properties'],
      ['Agentes', '/agents'],
      ['Servicios', '/services'],
      ['Contáctanos', '/contacts'],
    ]);
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe('/auth');
  });

  it('of an agent, with personal links', async () => {
    await showLayout({ user: aUser('Xóchitl') });

    expect(linksOf(screen.getByRole('navigation', { name: 'Principal' }))).toEqual([
      ['Portal', '/properties'],
      ['Mis Propiedades', '/my-properties'],
      ['Agentes', '/agents'],
      ['Comisiones Compartidas', '/shared-commissions'],
    ]);
    expect(screen.queryByRole('link', { name: 'Iniciar Sesión' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Configuración' }).getAttribute('href')).toBe(
      '/settings',
    );
    expect(screen.getByText('Xóchitl@portal.test', { exact: false })).toBeTruthy();
  });

  it('of an admin includes the administration', async () => {
    await showLayout({ user: { ...aUser('Ana'), role: 'admin' } });

    const menu = screen.getByRole('navigation', { name: 'Principal' });
    expect(linksOf(menu).at(-1)).toEqual(['Administración', '/admin']);
  });

  it('marks the current page', async () => {
    await showLayout();

    const menu = screen.getByRole('navigation', { name: 'Principal' });
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Servicios');
  });

  it('shows a member how many clients wait for an answer', async () => {
    const others = { 'inquiry.unanswered': () => ({ count: 3 }) };
    await showLayout({ user: aUser('Xóchitl'), others });
    const link = await screen.findByRole('link', { name: 'Consultas: 3 sin responder' });
    expect(link.getAttribute('href')).toBe('/inquiries');
    expect(link.textContent).toBe('3');
  });

  it('shows a member how many shared commissions wait', async () => {
    const waiting = vi.fn(() => ({ count: 2 }));
    await showLayout({ user: aUser('Xóchitl'), others: { 'commission.waiting': waiting } });
    const menu = within(screen.getByRole('navigation', { name: 'Principal' }));
    const name = 'Comisiones Compartidas 2 por confirmar';
    expect((await menu.findByRole('link', { name })).getAttribute('href')).toBe(
      '/shared-commissions',
    );
    expect(waiting).toHaveBeenCalledTimes(1);
    // Also on the button of the phone's menu, where it is only seen.
    expect(screen.getAllByText('2')).toHaveLength(2);
    expect(screen.getAllByRole('img', { name: '2 por confirmar' })).toHaveLength(1);
  });

  it('shows no number while no shared commission waits', async () => {
    const waiting = vi.fn(() => ({ count: 0 }));
    await showLayout({ user: aUser('Xóchitl'), others: { 'commission.waiting': waiting } });
    await waitFor(() => expect(waiting).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Comisiones Compartidas' })).toBeTruthy();
  });

  it('shows a visitor how many listings are kept in this browser', async () => {
    const id = crypto.randomUUID();
    keepInBrowser(id, true);
    await showLayout();
    expect(screen.getByRole('link', { name: 'Favoritas: 1' }).textContent).toBe('1');
    act(() => forgetInBrowser([id]));
    expect(screen.getByRole('link', { name: 'Favoritas' }).textContent).toBe('');
  });

  it('requests no shared commissions for a visitor', async () => {
    const waiting = vi.fn();
    await showLayout({ others: { 'commission.waiting': waiting } });
    expect(screen.getByRole('link', { name: 'Favoritas' })).toBeTruthy();
    expect(waiting).not.toHaveBeenCalled();
  });

  it('requests no inquiries for a visitor, whose heart links to the favourites', async () => {
    const unanswered = vi.fn();
    await showLayout({ others: { 'inquiry.unanswered': unanswered } });
    expect(screen.getByRole('link', { name: 'Favoritas' }).getAttribute('href')).toBe('/favorites');
    expect(screen.queryByRole('link', { name: /^Consultas/ })).toBeNull();
    expect(unanswered).not.toHaveBeenCalled();
  });

  it('of the person signs out and goes to the home page', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const logout = vi.fn(() => ({ ok: true }));
    await showLayout({ user: aUser('Xóchitl'), others: { 'session.logout': logout } });
    await userEvent.dblClick(screen.getByText('Cerrar Sesión'));

    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(logout).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Cerrando sesión...').getAttribute('aria-disabled')).toBe('true');
    assign.mockRestore();
  });

  it('of the person keeps no data in the tab after signing out', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    let cache = new QueryClient();
    const Probe = () => {
      cache = useQueryClient();
      return <Layout />;
    };
    const others = { 'session.logout': () => ({ ok: true }) };
    await showLayout({ user: aUser('Xóchitl'), others, component: Probe });
    cache.setQueryData(['inquiries'], 'Marta Solís, 55 1234 5678');
    await userEvent.click(screen.getByText('Cerrar Sesión'));

    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(cache.getQueryData(['inquiries'])).toBeUndefined();
  });

  it("signs out through the server's URL if the call fails", async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await showLayout({ user: aUser('Xóchitl'), others: {} });
    await userEvent.click(screen.getByText('Cerrar Sesión'));

    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/api/logout'));
    assign.mockRestore();
  });

  it('of the person closes on Escape and on a choice', async () => {
    await showLayout({ user: aUser('Xóchitl') });
    const menu = screen.getByText('Configuración').closest('details');
    await userEvent.click(screen.getByText('Xóchitl Prueba', { selector: 'summary *' }));
    expect(menu?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(menu?.open).toBe(false);
    await userEvent.click(screen.getByText('Xóchitl Prueba', { selector: 'summary *' }));
    await userEvent.click(screen.getByText('Configuración'));
    expect(menu?.open).toBe(false);
  });

  it('of the person returns the focus on Escape, and closes when the focus leaves it', async () => {
    await showLayout({ user: aUser('Xóchitl') });
    const settings = screen.getByText('Configuración');
    const menu = settings.closest('details');
    const summary = menu?.querySelector('summary');
    const open = () =>
      userEvent.click(screen.getByText('Xóchitl Prueba', { selector: 'summary *' }));
    await open();
    act(() => settings.focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(menu?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(menu?.open).toBe(false);
    expect(document.activeElement).toBe(summary);
    await open();
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(menu?.open).toBe(false);
    await open();
    act(() => screen.getByRole('link', { name: 'Saltar al contenido' }).focus());
    expect(menu?.open).toBe(false);
  });

  it('in the drawer has the personal links as well', async () => {
    await showLayout({ user: { ...aUser('Ana'), role: 'admin' } });
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const drawer = await screen.findByRole('dialog');
    const menu = within(drawer).getByRole('navigation', { name: 'Menú' });
    expect(linksOf(menu).map(([name]) => name)).toEqual([
      'Portal',
      'Mis Propiedades',
      'Agentes',
      'Comisiones Compartidas',
      'Administración',
      'Panel',
      'Consultas',
      'Favoritas',
      'Configuración',
    ]);
    expect(within(menu).getByRole('button', { name: 'Cerrar Sesión' })).toBeTruthy();
    expect(within(drawer).getByText('Ana@portal.test', { exact: false })).toBeTruthy();
  });

  it('opens in a drawer on the phone and closes on a choice', async () => {
    const { url } = await showLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const drawer = await screen.findByRole('dialog');
    const menu = within(drawer).getByRole('navigation', { name: 'Menú' });
    expect(linksOf(menu).at(-1)).toEqual(['Iniciar Sesión', '/api/login']);
    expect(linksOf(menu).map(([name]) => name)).toEqual([
      'Nuestras Propiedades',
      'Agentes',
      'Servicios',
      'Contáctanos',
      'Favoritas',
      'Iniciar Sesión',
    ]);

    expect(linksOf(drawer).slice(-2)).toEqual([
      [` ${site.company.phone}`, 'tel:+525512345678'],
      [' WhatsApp', expect.stringContaining('https://wa.me/525512345678?text=')],
    ]);

    await userEvent.click(within(drawer).getByRole('link', { name: 'Contáctanos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(url()).toBe('/contacts');
  });

  it('in the drawer closes without a choice, and returns the focus', async () => {
    await showLayout();
    const opener = screen.getByRole('button', { name: 'Abrir menú' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar menú' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('around every page', () => {
  it('a link skips to the content', async () => {
    await showLayout();

    const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('reading continues at a new page, and stays where only the search changes', async () => {
    const { history } = await showLayout({ path: '/services/$', at: '/services/uno' });
    const link = screen.getByRole('link', { name: 'Aviso de privacidad' });
    expect(document.activeElement).toBe(document.body);
    act(() => link.focus());
    await act(async () => history.push('/services/uno?search=roma'));
    expect(document.activeElement).toBe(link);
    await act(async () => history.push('/services/dos'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it("the footer has the company's contact data and links to its rules", async () => {
    await showLayout();
    const links = linksOf(screen.getByRole('contentinfo'));

    expect(links).toEqual(
      expect.arrayContaining([
        [site.company.phone, 'tel:5512345678'],
        [site.company.email, `mailto:${site.company.email}`],
        ['Propiedades en venta', '/properties?operation=venta'],
        ['Propiedades en renta', '/properties?operation=renta'],
        ['Asesoría legal', '/legal-advisory'],
        ['Aviso de privacidad', '/privacy'],
        ['Términos de uso', '/terms'],
        ['Ayuda', '/help'],
      ]),
    );
    expect(screen.getByText('Sábado 9:00–15:00')).toBeTruthy();
  });

  it('without the URL of any network the footer has no list of them', async () => {
    await showLayout();
    const lists = within(screen.getByRole('contentinfo')).getAllByRole('list');
    expect(lists.filter((list) => list.children.length === 0)).toEqual([]);
  });

  it('only networks with a URL are shown', async () => {
    const social = { facebook: null, instagram: 'https://instagram.com/portal', linkedin: null };
    await showLayout({ facts: { ...site, company: { ...site.company, social } } });

    expect(screen.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(
      social.instagram,
    );
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });
});
