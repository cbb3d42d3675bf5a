import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PlainFormFrame } from '../../lib/forms/plain-form-frame.tsx';
import { aSite, aUser } from '../../testing/fake-server.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { ContactForm } from './contact-form.tsx';
import { LegalForm } from './legal-form.tsx';
import { fillInRequestDraft, keepRequestDraft } from './request-draft.ts';
import { ValuationForm } from './valuation-form.tsx';

/** Opens the form of a page as somebody does who comes to it. */
async function open(path: string, form: ReactNode, answers: Answers = {}) {
  cleanup();
  await renderRoute({
    path,
    at: path,
    component: () => <PlainFormFrame>{form}</PlainFormFrame>,
    answers: { 'site.get': aSite, 'session.user': () => null, ...answers },
  });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

const openValuation = (answers?: Answers) => open('/valuation', <ValuationForm />, answers);

async function fillIn() {
  await userEvent.selectOptions(field('Motivo del avalúo'), 'Sucesión o herencia');
  await userEvent.type(field('Calle y número'), 'Ámsterdam 12');
  await userEvent.type(field('Nombre completo'), 'Marta Solís');
  await userEvent.type(field('Teléfono'), '55 1234 5678');
  await userEvent.type(field('Información adicional'), 'Con patio.');
}

const filledIn = () =>
  ['Motivo del avalúo', 'Calle y número', 'Nombre completo', 'Información adicional'].map(
    (label) => field(label).value,
  );
const NOTHING = ['', '', '', ''];

describe('the typed text of a form to the company', () => {
  it('is there again when the form opens anew', async () => {
    await openValuation();
    await fillIn();
    const typed = filledIn();
    expect(typed).not.toContain('');
    await openValuation();
    expect(filledIn()).toEqual(typed);
  });

  it('stays with its own form and its own person', async () => {
    await openValuation();
    await fillIn();
    await open('/legal-advisory', <LegalForm />);
    expect(field('Nombre completo').value).toBe('');
    await openValuation({ 'session.user': () => aUser('Ana') });
    expect(filledIn()).toEqual(NOTHING);
  });

  it('is gone once it is sent', async () => {
    await openValuation({ 'request.sendValuation': () => ({}) });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Solicitar avalúo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar otra solicitud' }));
    expect(filledIn()).toEqual(NOTHING);
    expect(sessionStorage).toHaveLength(0);
  });

  it('stays if it could not be sent', async () => {
    const fail = () => {
      throw new TypeError('Failed to fetch');
    };
    await openValuation({ 'request.sendValuation': fail });
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Solicitar avalúo' }));
    await screen.findByRole('alert');
    await openValuation();
    expect(field('Nombre completo').value).toBe('Marta Solís');
  });

  it('leaves nothing behind once it is erased', async () => {
    await open('/contacts', <ContactForm />);
    await userEvent.type(field('Mensaje'), 'Hola');
    expect(sessionStorage).toHaveLength(1);
    await userEvent.clear(field('Mensaje'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('lasts as long as the page where storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    await openValuation({ 'request.sendValuation': () => ({}) });
    await fillIn();
    await openValuation({ 'request.sendValuation': () => ({}) });
    expect(field('Nombre completo').value).toBe('Marta Solís');
    await userEvent.click(screen.getByRole('button', { name: 'Solicitar avalúo' }));
    await screen.findByRole('heading', { name: 'Solicitud enviada' });
  });
});

describe('the draft of a form', () => {
  const KEY = 'request:visitor:/form';
  const show = () => {
    cleanup();
    const { container } = render(
      <form>
        <input name="name" aria-label="Nombre" />
        <input name="secret" type="password" aria-label="Contraseña" />
        <input name="consent" type="checkbox" aria-label="Acepto" />
        <input name="paper" type="file" aria-label="Escritura" />
        <input name="company" tabIndex={-1} aria-label="Trampa" />
      </form>,
    );
    const form = container.querySelector('form');
    if (!form) throw new Error('no form');
    return form;
  };

  it('holds no secret, no consent, no file and nothing that people cannot reach', async () => {
    const form = show();
    for (const label of ['Nombre', 'Contraseña', 'Trampa'])
      await userEvent.type(field(label), 'Marta');
    await userEvent.click(field('Acepto'));
    await userEvent.upload(field('Escritura'), new File(['x'], 'escritura.pdf'));
    keepRequestDraft(KEY, form);
    expect(Object.values(sessionStorage)).toEqual(['{"name":"Marta"}']);
  });

  it('gives way to what was typed before the scripts came', async () => {
    sessionStorage.setItem(KEY, '{"name":"Marta"}');
    const form = show();
    await userEvent.type(field('Nombre'), 'Otra');
    fillInRequestDraft(KEY, form);
    expect(field('Nombre').value).toBe('Otra');
  });

  it.each(['{', 'null', '7', '{"name":7}'])('that is damaged (%s) is ignored', (text) => {
    sessionStorage.setItem(KEY, text);
    fillInRequestDraft(KEY, show());
    expect(field('Nombre').value).toBe('');
  });
});
