import classes from './skeleton.module.css';

interface SkeletonProps {
  /** The CSS width of the content to come. */
  width?: string;
  height?: string;
  /** An aspect ratio instead of a height: '4 / 3'. */
  ratio?: string;
  round?: boolean;
}

/** A placeholder of the size of the content to come; another element says in words that it is loading. */
export function Skeleton({ width = '100%', height, ratio, round = false }: SkeletonProps) {
  return (
    <span
      className={classes.skeleton}
      data-round={round || undefined}
      style={{
        width,
        height: height ?? (ratio === undefined ? '1em' : 'auto'),
        aspectRatio: ratio,
      }}
      aria-hidden="true"
    />
  );
}
