import classes from './dialog.module.css';

/** People expect one share; with more they must know which one they are looking at. */
export function SeveralShares({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <p className={classes.warning}>
      {`Esta propiedad tiene ${count} comisiones activas. Se muestra y se edita la primera; las demás están debajo de ella.`}
    </p>
  );
}
