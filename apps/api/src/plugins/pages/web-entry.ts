import type { ServiceContext } from '../../lib/context.ts';
import type { AppError } from '../../lib/errors.ts';
import type { AppRouter } from '../../router.ts';

/** The exports of apps/web/src/entry-server.tsx. It is loaded by path: the API never imports the web. */
export interface WebEntry {
  createRenderer: (options: {
    router: AppRouter;
    publicOrigin: string;
    assets: { manifest: object } | { scripts: readonly object[] };
  }) => RenderPage;
}

/** A plain form that was not accepted. */
export interface RefusedForm {
  /** The text of each field, by its name. */
  typed: Readonly<Record<string, string>>;
  error: AppError;
}

/** A page as text; a redirect has none. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  html: string;
}

export type RenderPage = (page: {
  request: Request;
  createContext: () => ServiceContext;
  nonce: string;
  /** The page then holds the form as it was typed, with the error. */
  refused?: RefusedForm | undefined;
  /** Between header and footer, everybody who gets the same data at this URL sees the same. */
  isForEverybody: boolean;
  onError: (error: unknown) => void;
}) => Promise<RenderedPage>;
