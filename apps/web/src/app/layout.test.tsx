import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aSite, aUser } from '../testing/fake-server.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Layout } from './layout.tsx';

const site = aSite();

function showLayout({
  user = null as ReturnType<typeof aUser> | null,
  facts = site,
  others = {},
} = {}) {
  return renderRoute({
    path: '/services',
    component: Layout,
    at: '/services',
    answers: { 'site.get': () => facts, 'session.user': () => user, ...others },
  });
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
      ['Servicios', '/services'],
      ['Contáctanos', '/contacts'],
    ]);
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')).toBe('/auth');
  });

  it('of an agent, with the links of the person', async () => {
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

  it('of an admin leads to the administration as well', async () => {
    await showLayout({ user: { ...aUser('Ana'), role: 'admin' } });

    const menu = screen.getByRole('navigation', { name: 'Principal' });
    expect(linksOf(menu).at(-1)).toEqual(['Administración', '/admin']);
  });

  it('marks the page one is on', async () => {
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
  });

  it('shows no number while no shared commission waits', async () => {
    const waiting = vi.fn(() => ({ count: 0 }));
    await showLayout({ user: aUser('Xóchitl'), others: { 'commission.waiting': waiting } });
    await waitFor(() => expect(waiting).toHaveBeenCalled());
    expect(screen.getByRole('link', { name: 'Comisiones Compartidas' })).toBeTruthy();
  });

  it('asks nothing about shared commissions for a visitor', async () => {
    const waiting = vi.fn();
    await showLayout({ others: { 'commission.waiting': waiting } });
    expect(screen.getByRole('link', { name: 'Favoritas' })).toBeTruthy();
    expect(waiting).not.toHaveBeenCalled();
  });

  it('asks nothing about inquiries for a visitor, whose heart leads to what they keep', async () => {
    const unanswered = vi.fn();
    await showLayout({ others: { 'inquiry.unanswered': unanswered } });
    expect(screen.getByRole('link', { name: 'Favoritas' }).getAttribute('href')).toBe('/favorites');
    expect(screen.queryByRole('link', { name: /^Consultas/ })).toBeNull();
    expect(unanswered).not.toHaveBeenCalled();
  });

  it('of the person can sign out, and goes to the start', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const logout = vi.fn(() => ({ ok: true }));
    await showLayout({ user: aUser('Xóchitl'), others: { 'session.logout': logout } });
    await userEvent.dblClick(screen.getByText('Cerrar Sesión'));

    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'));
    expect(logout).toHaveBeenCalledTimes(1);
    assign.mockRestore();
  });

  it('signs out by the address of the server when the call fails', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    await showLayout({ user: aUser('Xóchitl'), others: {} });
    await userEvent.click(screen.getByText('Cerrar Sesión'));

    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/api/logout'));
    assign.mockRestore();
  });

  it('of the person closes by Escape and by a choice', async () => {
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

  it('in the drawer has the links of the person as well', async () => {
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
      'Dashboard',
      'Consultas',
      'Favoritas',
      'Configuración',
    ]);
    expect(within(menu).getByRole('button', { name: 'Cerrar Sesión' })).toBeTruthy();
    expect(within(drawer).getByText('Ana@portal.test', { exact: false })).toBeTruthy();
  });

  it('opens in a drawer on the phone and closes with a choice', async () => {
    const { address } = await showLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const drawer = await screen.findByRole('dialog');
    const menu = within(drawer).getByRole('navigation', { name: 'Menú' });
    expect(linksOf(menu).at(-1)).toEqual(['Iniciar Sesión', '/api/login']);
    expect(linksOf(menu).map(([name]) => name)).toEqual([
      'Nuestras Propiedades',
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
    expect(address()).toBe('/contacts');
  });
});

describe('around every page', () => {
  it('a link skips to the content', async () => {
    await showLayout();

    const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('the footer tells how to reach the company and where its rules stand', async () => {
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
  });

  it('only networks with an address are shown', async () => {
    const social = { facebook: null, instagram: 'https://instagram.com/portal', linkedin: null };
    await showLayout({ facts: { ...site, company: { ...site.company, social } } });

    expect(screen.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe(
      social.instagram,
    );
    expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  });
});
