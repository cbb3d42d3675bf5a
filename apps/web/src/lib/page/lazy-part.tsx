import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy } from 'react';

interface LazyPart<Props extends object> {
  /** The name of its file, which no other part has: the manifest of the build knows its style sheets by it. */
  name: string;
  load: () => Promise<{ Part: ComponentType<Props> }>;
  /** Shown instead when the module cannot be loaded. */
  otherwise: ComponentType<Props>;
}

/**
 * A part of a page that most visits never show, with a script and style sheets of its own. It needs a `Suspense` around it. The server
 * draws it too, once the page's loader has called `ready`.
 */
export function lazyPart<Props extends object>({ name, load, otherwise }: LazyPart<Props>) {
  if (!import.meta.env.SSR) {
    return {
      Part: lazy(async () => ({
        default: await load().then(
          ({ Part }) => Part,
          () => otherwise,
        ),
      })),
    };
  }
  let Loaded = otherwise;
  const Part = (props: Props) => {
    const { partSheets } = useRouter().options.context;
    return (
      <>
        {partSheets?.(name).map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <Loaded {...props} />
      </>
    );
  };
  return {
    Part,
    ready: async () => {
      ({ Part: Loaded } = await load());
    },
  };
}
