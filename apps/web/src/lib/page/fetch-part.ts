/** The files that were asked for. One that has failed is asked for again. */
const asked = new Map<string, Promise<void>>();

/**
 * Replaces Vite's helper around each `import()` of a part: it fetches the part's scripts into the browser's cache and loads its style
 * sheets, and only then imports it. Chromium up to 155 remembers a script that failed to be imported or preloaded, so that the part would
 * not come before the page is loaded anew. `files` are names such as 'assets/gallery-1f0c.css'.
 */
export async function fetchPart<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map((name) => once(`/${name}`)));
    return await load();
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

function once(href: string): Promise<void> {
  const before = asked.get(href);
  if (before) return before;
  const arriving = (href.endsWith('.css') ? loadSheet(href) : fetchScript(href)).catch(
    (cause: unknown) => {
      asked.delete(href);
      throw new Error(`no ${href}`, { cause });
    },
  );
  asked.set(href, arriving);
  return arriving;
}

async function fetchScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(String(answer.status));
  await answer.arrayBuffer();
}

function loadSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel='stylesheet'][href='${href}']`)) return Promise.resolve();
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => done());
    link.addEventListener('error', (lost) => {
      link.remove();
      fail(lost);
    });
    document.head.append(link);
  });
}
