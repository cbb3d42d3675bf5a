import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { downloadInTheEnd } from './downloads.ts';

interface LazyPart<Props extends object> {
  /** The name of its file, which no other part has: the manifest of the build knows its style sheets by it. */
  name: string;
  load: () => Promise<{ Part: ComponentType<Props> }>;
  /** Shown until the module is there; else nothing. */
  otherwise?: ComponentType<Props>;
}

/**
 * A part of a page that most visits never show, with a script and style sheets of its own. The server draws it too, once the page's
 * loader has called `ready`.
 */
export function lazyPart<Props extends object>(part: LazyPart<Props>) {
  const { load, otherwise: Otherwise = () => null } = part;
  const around = (Inner: ComponentType<Props>) => (props: Props) => {
    const plain = <Otherwise {...props} />;
    return (
      <CatchBoundary getResetKey={() => ''} errorComponent={() => plain}>
        <Suspense fallback={plain}>
          <Inner {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
  if (!import.meta.env.SSR)
    return { Part: around(lazy(async () => ({ default: (await downloadInTheEnd(load)).Part }))) };
  let Loaded = Otherwise;
  const Inner = around((props) => <Loaded {...props} />);
  // React shows what waits for a sheet in a boundary only after the first paint, which moves the page; one outside it belongs to the first.
  const Drawn = (props: Props) => {
    const { partSheets } = useRouter().options.context;
    return (
      <>
        {partSheets?.(part.name).map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <Inner {...props} />
      </>
    );
  };
  return {
    Part: Drawn,
    ready: async () => {
      ({ Part: Loaded } = await load());
    },
  };
}
