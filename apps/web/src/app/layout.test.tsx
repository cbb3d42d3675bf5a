// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aSite, aUser } from '../testing/fake-server.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { Layout } from './layout.tsx';

const site = aSite();

function showLayout({ user = null as ReturnType<typeof aUser> | null, facts = site } = {}) {
  return renderRoute({
    path: '/services',
    component: Layout,
    at: '/services',
    answers: { 'site.get': () => facts, 'session.user': () => user },
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

  it('opens in a drawer on the phone and closes with a choice', async () => {
    const { address } = await showLayout();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const drawer = await screen.findByRole('dialog');
    const menu = within(drawer).getByRole('navigation', { name: 'Menú' });
    expect(linksOf(menu).map(([name]) => name)).toEqual([
      'Nuestras Propiedades',
      'Servicios',
      'Contáctanos',
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
