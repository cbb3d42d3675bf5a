import { notifyFailure, notifySuccess } from './notify.ts';

/** The public URL of a listing. */
export function propertyUrl({ id }: { id: string }, publicOrigin: string): string {
  return new URL(`/properties/${id}`, publicOrigin).href;
}

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    notifySuccess('Enlace copiado');
  } catch {
    // The browser refused, or the page has no TLS.
    notifyFailure(`No se pudo copiar el enlace. Cópialo de aquí: ${url}`);
  }
}

export const canShareWithDevice = (): boolean => 'share' in navigator;

/** Opens the device's own list of applications to share with. */
export async function shareWithDevice(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // People who cancel the share dialog need no message.
  }
}

/** The same, or a copied link where the device shares nothing. */
export async function shareLink(title: string, url: string): Promise<void> {
  await (canShareWithDevice() ? shareWithDevice(title, url) : copyLink(url));
}
