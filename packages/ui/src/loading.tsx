import { Skeleton } from './skeleton.tsx';

interface LoadingProps {
  label: string;
  /** The height of a placeholder. */
  height: string;
  /** How many placeholders there are. */
  count?: number;
  className?: string | undefined;
}

/** Says that something is loading, and keeps its room. */
export function Loading({ label, height, count = 1, className }: LoadingProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} height={height} />
      ))}
    </div>
  );
}
