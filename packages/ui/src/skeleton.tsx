import classes from './skeleton.module.css';

interface SkeletonProps {
  /** Of what will stand here, in CSS. */
  width?: string;
  height?: string;
  /** Instead of a height: '4 / 3'. */
  ratio?: string;
  round?: boolean;
}

/** A quiet block of the size of what comes; whoever waits is told in words elsewhere. */
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
