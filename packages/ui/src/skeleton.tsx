import classes from './skeleton.module.css';

interface SkeletonProps {
  /** The CSS width of the content to come. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A placeholder of the size of the content to come; another element says in words that it is loading. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className={classes.skeleton}
      data-round={round || undefined}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
