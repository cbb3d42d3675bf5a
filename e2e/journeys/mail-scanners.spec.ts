import type { Page } from '@playwright/test';
import { anEmployee, anInvitation, signedInAsEmployee } from '../fixtures/data/employees.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { mailedLink } from '../fixtures/data/mail.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

/** Opens a link as scanners of mails do: they run its scripts and press its buttons. Each press is made on a page of its own. */
async function pressEveryButton(page: Page, link: string): Promise<string[]> {
  const buttons = page.getByRole('main').getByRole('button');
  await page.goto(link);
  const names = await buttons.allInnerTexts();
  for (const at of names.keys()) {
    await page.goto(link);
    await buttons.nth(at).click();
    await page.waitForLoadState('networkidle');
  }
  return names;
}

const tokenOf = (link: string) => new URL(link, 'http://portal').searchParams.get('token');

test('a scanner that presses every button of a mailed link answers no commission and spends no link', async ({
  page,
  elsewhere,
}) => {
  const robot = await elsewhere();
  await robot.addInitScript(() => {
    window.print = () => undefined;
  });
  await signedInAsEmployee(page);

  await test.step('a commission still waits for its answer', async () => {
    const { id: propertyId } = await postListing(page.request);
    const externalAgentName = 'Óscar Lara';
    const terms = { propertyId, agentId: null, externalAgentName, percentage: '2.5' };
    const made = await page.request.post('/api/commission-shares', { data: terms });
    const { id } = (await made.json()) as { id: string };
    const renewed = await page.request.post('/trpc/commission.newLink', { data: { id } });
    const { result } = (await renewed.json()) as { result: { data: { link: string } } };
    const pressed = await pressEveryButton(robot, result.data.link);
    expect(pressed).toEqual(['Rechazar', 'Aceptar comisión', expect.stringContaining('Imprimir')]);
    const shares = await page.request.get(`/api/properties/${propertyId}/commissions`);
    expect(await shares.json()).toMatchObject([{ state: 'pending', version: 1 }]);
  });

  await test.step('a forgotten password can still be replaced', async () => {
    const { email, password } = await anEmployee();
    await page.request.post('/trpc/account.requestPasswordReset', { data: { email } });
    const link = await mailedLink(email, '/reset-password');
    expect(await pressEveryButton(robot, link)).toContain('Guardar contraseña');
    const data = { token: tokenOf(link), password: `${password} otra` };
    const reset = await robot.request.post('/trpc/account.resetPassword', { data });
    expect(reset.status(), await reset.text()).toBe(200);
    await robot.context().clearCookies();
  });

  await test.step('an invitation can still be accepted', async () => {
    const { link } = await anInvitation();
    expect(await pressEveryButton(robot, link)).toContain('Entrar al portal');
    const data = { token: tokenOf(link), password: 'clave de la persona', acceptPrivacy: true };
    const accepted = await robot.request.post('/trpc/account.acceptInvitation', { data });
    expect(accepted.status(), await accepted.text()).toBe(200);
  });
});
