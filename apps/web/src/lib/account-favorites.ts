import { forgetInBrowser } from './browser-favorites.ts';
import { failureWords } from './failure-words.ts';
import { notifyFailure } from './notify.ts';
import type { trpc } from './trpc.ts';

type Utils = ReturnType<typeof trpc.useUtils>;

/** One change of a listing goes out after the other: the last one shall be what is stored. */
const sent = new Map<string, Promise<unknown>>();

/** Shown at once, and undone when it fails. */
export async function setInAccount(utils: Utils, id: string, isFavorite: boolean): Promise<void> {
  const before = sent.get(id) ?? utils.favorite.ids.ensureData();
  if (utils.favorite.ids.getData()) show(utils, id, isFavorite);
  const change = before.then(() => {
    show(utils, id, isFavorite);
    return utils.client.favorite.set.mutate({ propertyId: id, isFavorite });
  });
  // A change that failed does not keep the next one from being tried.
  const settled = change.catch(() => undefined);
  sent.set(id, settled);
  try {
    await change;
    await utils.favorite.list.invalidate(undefined, { refetchType: 'none' });
  } catch (error) {
    // Pressed again meanwhile: that is what counts.
    if (sent.get(id) === settled) show(utils, id, !isFavorite);
    const words = isFavorite
      ? 'No se pudo guardar la propiedad.'
      : 'No se pudo quitar la propiedad.';
    notifyFailure('Error', failureWords(error, words));
  } finally {
    if (sent.get(id) === settled) sent.delete(id);
  }
}

function show(utils: Utils, id: string, isFavorite: boolean): void {
  utils.favorite.ids.setData(undefined, (ids = []) => {
    const others = ids.filter((one) => one !== id);
    return isFavorite ? [id, ...others] : others;
  });
}

/** Moves what this browser keeps into the account. */
export async function mergeIntoAccount(utils: Utils, ids: readonly string[]): Promise<void> {
  const all = await utils.client.favorite.merge.mutate({ propertyIds: [...ids] });
  forgetInBrowser(ids);
  // What was asked for before may not know of them yet: its answer comes first, and is then replaced.
  await Promise.allSettled([utils.favorite.ids.ensureData(), utils.favorite.list.ensureData()]);
  utils.favorite.ids.setData(undefined, all);
  await utils.favorite.list.invalidate();
}
