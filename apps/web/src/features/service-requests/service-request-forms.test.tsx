import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PlainFormFrame } from '../../lib/forms/plain-form-frame.tsx';
import { latestToast } from '../../lib/notify.ts';
import { aSite } from '../../testing/fake-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../testing/render-route.tsx';
import { ContactForm } from './contact-form.tsx';
import { LegalForm } from './legal-form.tsx';
import { ValuationForm } from './valuation-form.tsx';

type Kind = 'contact' | 'valuation' | 'legal';

const forms: Record<Kind, ReactNode> = {
  contact: <ContactForm />,
  valuation: <ValuationForm />,
  legal: <LegalForm />,
};

async function open(kind: Kind, answers: Answers = {}) {
  await renderRoute({
    path: '/contacts',
    at: '/contacts',
    component: () => <PlainFormFrame>{forms[kind]}</PlainFormFrame>,
    answers: { 'site.get': aSite, 'session.user': () => null, ...answers },
  });
  const submit = {
    contact: 'Enviar mensaje',
    valuation: 'Solicitar avalúo',
    legal: 'Solicitar consulta',
  };
  return screen.findByRole('button', { name: submit[kind] });
}

const required = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]')]
    .filter((input) => input.required)
    .map(({ name }) => name);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

describe('the message to the company', () => {
  async function fillIn() {
    await userEvent.type(field('Nombre Completo'), 'Marta Solís');
    await userEvent.type(field('Correo Electrónico'), 'marta@correo.mx');
    await userEvent.selectOptions(field('Tipo de Servicio'), 'Vender mi propiedad');
    await userEvent.type(field('Mensaje'), 'Quiero vender.');
  }

  it('is sent once, confirmed in the specified words, and leaves an empty form', async () => {
    let arrive = (_receipt: object) => {};
    const send = vi.fn((_input: unknown) => new Promise((resolve) => (arrive = resolve)));
    const button = await open('contact', { 'request.sendContact': send });
    await fillIn();
    await userEvent.dblClick(button);
    arrive({});
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        kind: 'success',
        title: 'Mensaje enviado',
        message: 'Gracias por contactarnos. Te responderemos pronto.',
      }),
    );
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ service: 'venta', phone: null, company: null });
    expect(field('Mensaje').value).toBe('');
  });

  it.each([
    [refusal('server.unavailable', 'Vuelve en un momento.'), 'Vuelve en un momento.'],
    [
      new TypeError('Failed to fetch'),
      'Sin conexión. No se pudo enviar el mensaje. Intenta de nuevo.',
    ],
  ])('keeps the typed text after a failure and says so: %s', async (failure, message) => {
    const fail = () => {
      throw failure;
    };
    const button = await open('contact', { 'request.sendContact': fail });
    await fillIn();
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe(
      `${message} Lo que escribiste sigue aquí.`,
    );
    expect(field('Mensaje').value).toBe('Quiero vender.');
  });

  it('marks every field but the telephone as required', async () => {
    await open('contact');
    expect(required()).toEqual(['name', 'email', 'service', 'message']);
  });

  it('names every incomplete field and focuses the first', async () => {
    await userEvent.click(await open('contact'));
    for (const words of [
      'Escribe tu nombre.',
      'Escribe tu correo.',
      'Elige un tipo de servicio.',
      'Escribe tu mensaje.',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(field('Nombre Completo'));
  });
});

describe.each([
  ['valuation', 'request.sendValuation'],
  ['legal', 'request.sendLegal'],
] as const)('the form of %s', (kind, call) => {
  it('requires a name and one way to answer, and nothing else', async () => {
    const send = vi.fn((_input: unknown) => ({}));
    const button = await open(kind, { [call]: send });
    expect(required()).toEqual(['clientName']);
    await userEvent.click(button);
    expect(await screen.findByText('Escribe tu nombre.')).toBeTruthy();
    expect(
      screen.getByText('Escribe un teléfono o un correo para poder responderte.'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field('Nombre completo'));
    await userEvent.type(field('Nombre completo'), 'Marta Solís');
    await userEvent.type(field('Teléfono'), '55 1234 5678');
    await userEvent.click(button);
    const sent = await screen.findByRole('heading', { name: 'Solicitud enviada' });
    expect(document.activeElement).toBe(sent);
    expect(send).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar otra solicitud' }));
    expect(field('Nombre completo').value).toBe('');
  });

  it("shows the server's refusal beside its field", async () => {
    const refuse = () => {
      throw refusal('request.invalid', 'Revisa los datos marcados.', { clientPhone: 'Ese no.' });
    };
    const button = await open(kind, { [call]: refuse });
    await userEvent.type(field('Nombre completo'), 'Marta Solís');
    await userEvent.type(field('Teléfono'), '55 1234 5678');
    await userEvent.click(button);
    expect(await screen.findByText('Ese no.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Teléfono'));
    expect(field('Nombre completo').value).toBe('Marta Solís');
  });

  it('has the right keyboard for each number', async () => {
    await open(kind);
    const label = kind === 'valuation' ? 'Superficie' : 'Valor aproximado';
    expect(field(label).inputMode).toBe('decimal');
    expect(field('Teléfono').type).toBe('tel');
  });
});
