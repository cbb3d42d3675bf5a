import type { BrowserWindow } from './browser-window.ts';

/** Signs in with the form. */
export async function signIn(
  window: BrowserWindow,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await window.goTo('/auth');
  await window.write({ label: /^Correo electrónico/u }, email);
  await window.write({ label: /^Contraseña/u }, password);
  await window.click({ role: 'button', name: 'Iniciar sesión', within: { role: 'main' } });
  await window.sees({ text: 'Inicio de sesión exitoso' });
}
