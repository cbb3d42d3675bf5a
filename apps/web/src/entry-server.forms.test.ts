import type { inferRouterContext } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { createRenderer } from './entry-server.tsx';
import type { RefusedForm } from './lib/forms/plain-form.tsx';
import { plainPageScript } from './lib/page/plain-page.ts';
import type { AppRouter } from './lib/trpc.ts';
import { aPropertyDetail } from './testing/a-property-detail.ts';
import { fakeRouter } from './testing/fake-server.ts';

const ORIGIN = 'https://portal.test';
const LISTING = aPropertyDetail({ name: 'Casa del jardín' });
const INQUIRED = `/properties/${LISTING.id}`;
const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], isEntry: true },
  'src/features/properties/inquiry/inquiry-dialog.tsx': {
    name: 'inquiry-dialog',
    file: 'assets/inquiry.js',
    imports: ['fields', 'src/entry-client.tsx'],
    isDynamicEntry: true,
  },
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

async function pageAt(path: string, refused?: RefusedForm): Promise<string> {
  const errors: unknown[] = [];
  const { html } = await render({
    request: new Request(ORIGIN + path),
    createContext: () => ({}) as unknown as inferRouterContext<AppRouter>,
    nonce: 'nonce',
    refused,
    onError: (error) => errors.push(error),
  });
  expect(errors).toEqual([]);
  return html;
}

const formIn = (html: string) =>
  /<div id="formulario">.*?(?=<\/main>|<\/noscript>)/su.exec(html)?.[0] ?? '';

const plainFormAt = async (path: string, refused?: RefusedForm) =>
  formIn(await pageAt(path, refused));

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
  [INQUIRED, 'clientName', 'message', 'Consulta enviada'],
])('%s', (path, name, text, sent) => {
  it('has a form that is posted to its own URL, without the search parameters', async () => {
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
    expect(form).not.toMatch(/<script>alert|<img src=x/u);
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

it.each(['/contacts', '/valuation', '/legal-advisory'])(
  'the form of %s is in the page for everybody',
  async (path) => {
    const html = await pageAt(path);
    expect(formIn(html.replaceAll(/<noscript.*?<\/noscript>/gsu, ''))).toContain('</form>');
  },
);

describe('the inquiry on the page of a listing', () => {
  it('is for browsers without scripts, which alone fetch its style sheets', async () => {
    const html = await pageAt(INQUIRED);
    const [, noscript = ''] =
      /<noscript>(<link[^>]*><div id="formulario">.*?)<\/noscript>/su.exec(html) ?? [];
    expect(noscript).toContain('<link rel="stylesheet" href="/assets/fields.css"/>');
    expect(html.replace(noscript, '')).not.toContain('/assets/fields.css');
  });

  it('is in sight of everybody when it answers what was posted', async () => {
    const html = await pageAt(INQUIRED, refusedWith({ message: 'Hola' }));
    expect(formIn(html.replaceAll(/<noscript.*?<\/noscript>/gsu, ''))).toContain(
      '>Hola</textarea>',
    );
  });
});

it('a page that answers a posted form runs no scripts, which would not know what was typed', async () => {
  const started = await pageAt('/contacts');
  expect(started).toContain('/assets/entry.js');
  expect(started).toContain(plainPageScript(false));
  const html = await pageAt('/contacts', refusedWith({ name: 'Marta' }));
  expect(html).not.toContain('/assets/entry.js');
  expect(html).toContain('/assets/entry.css');
  expect(html).toContain(plainPageScript(true));
});
