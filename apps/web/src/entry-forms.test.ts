import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { inferRouterContext } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { FORM_CHUNKS } from './entry-forms.tsx';
import { createRenderer } from './entry-server.tsx';
import type { RefusedForm } from './lib/forms/plain-form-frame.tsx';
import type { AppRouter } from './lib/trpc.ts';
import { aPropertyDetail } from './testing/a-property-detail.ts';
import { fakeRouter } from './testing/fake-server.ts';

const ORIGIN = 'https://portal.test';
const LISTING = aPropertyDetail({ name: 'Casa del jardín' });
const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], isEntry: true },
  [FORM_CHUNKS.legal]: { file: 'assets/legal.js', imports: ['fields', 'src/entry-client.tsx'] },
  fields: { file: 'assets/fields.js', css: ['assets/fields.css'] },
};
const render = createRenderer({
  router: fakeRouter({
    'property.get': () => LISTING,
    'property.related': () => ({ place: null, alike: [], agent: { total: 0, items: [] } }),
  }),
  publicOrigin: ORIGIN,
  assets: { manifest },
});

/** The part of the page that only browsers without scripts read. */
async function plainFormAt(path: string, refused?: RefusedForm): Promise<string> {
  const errors: unknown[] = [];
  const { html } = await render({
    request: new Request(ORIGIN + path),
    createContext: () => ({}) as unknown as inferRouterContext<AppRouter>,
    nonce: 'nonce',
    refused,
    onError: (error) => errors.push(error),
  });
  expect(errors).toEqual([]);
  const [, form = ''] = /<noscript[^>]*>(<div id="formulario">.*?)<\/noscript>/su.exec(html) ?? [];
  return form;
}

/** The tag of a field, with its attributes. */
const fieldIn = (form: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`, 'u').exec(form)?.[0] ?? '';

const refusedWith = (
  typed: RefusedForm['typed'],
  error: Partial<RefusedForm['error']> = {},
): RefusedForm => ({
  typed,
  error: {
    code: 'request.invalid',
    message: 'Revisa los datos marcados.',
    fields: undefined,
    retryAfterSeconds: undefined,
    ...error,
  },
});

describe.each([
  ['/contacts', 'name', 'message', 'Mensaje enviado'],
  ['/valuation', 'clientName', 'additionalInfo', 'Solicitud enviada'],
  ['/legal-advisory', 'clientName', 'description', 'Solicitud enviada'],
  [`/properties/${LISTING.id}`, 'clientName', 'message', 'Consulta enviada'],
])('without scripts %s', (path, name, text, sent) => {
  it('has a form that is posted to its own address, without the search parameters', async () => {
    const form = await plainFormAt(`${path}?utm_source=correo`);
    expect(form).toMatch(new RegExp(`<form [^>]*action="${path}" method="post"`, 'u'));
    expect(fieldIn(form, name)).not.toMatch(/value="[^"]| autofocus|aria-invalid/u);
    expect(fieldIn(form, 'company')).not.toBe('');
    expect(form).toContain('href="/privacy"');
  });

  it('shows what was typed as text, with the message beside the field, and the focus on the first', async () => {
    const hostile = '</textarea><script>alert("1")</script>';
    const form = await plainFormAt(
      path,
      refusedWith(
        { [name]: '"><img src=x>', [text]: hostile },
        { fields: { [name]: 'Escribe tu nombre.', [text]: 'Escribe menos.' } },
      ),
    );
    expect(form).not.toMatch(/<script|<img/u);
    expect(fieldIn(form, name)).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(fieldIn(form, name)).toContain('aria-invalid="true"');
    expect(fieldIn(form, name)).toContain('autofocus');
    expect(form).toContain('>Escribe tu nombre.</p>');
    expect(form).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(form.split(' autofocus=')).toHaveLength(2);
  });

  it('says what is wrong with the form as a whole, above what was typed', async () => {
    const form = await plainFormAt(
      path,
      refusedWith({ [text]: 'Hola' }, { code: 'request.too_many', retryAfterSeconds: 120 }),
    );
    expect(form).toMatch(/role="alert"[^>]* autofocus[^>]*>Demasiados intentos.*2 minutos/su);
    expect(form).toContain('>Hola</textarea>');
  });

  it('confirms what was sent, and leads back to an empty form', async () => {
    const form = await plainFormAt(`${path}?sent=true`);
    expect(form).toContain(sent);
    expect(form).toContain(`href="${path}"`);
    expect(form).not.toContain('<form');
  });
});

it('a select keeps the choice', async () => {
  const form = await plainFormAt('/contacts', refusedWith({ service: 'legal' }));
  expect(form).toContain('<option value="legal" selected="">');
});

it('the style sheets of the form are fetched by browsers without scripts only', async () => {
  const sheets = (form: string) => form.match(/<link rel="stylesheet" href="[^"]+"\/>/gu);
  expect(sheets(await plainFormAt('/legal-advisory'))).toEqual([
    '<link rel="stylesheet" href="/assets/fields.css"/>',
  ]);
  expect(sheets(await plainFormAt('/contacts'))).toBeNull();
});

it('the chunks of the forms are files', () => {
  const missing = Object.values(FORM_CHUNKS).filter(
    (chunk) => !existsSync(join(import.meta.dirname, '..', chunk)),
  );
  expect(missing).toEqual([]);
});
