interface IconProps {
  /** In pixels. */
  size?: number;
}

/**
 * An icon of 24 by 24 with these paths. Icons are decoration: the words beside them, or the `aria-label` of their button, say what they
 * mean.
 */
export function icon(...paths: readonly string[]) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}
