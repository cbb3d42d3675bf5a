import classes from './screen.module.css';

export function PendingScreen() {
  return (
    <div className={classes.pending} role="status">
      <div className={classes.spinner} />
      Cargando...
    </div>
  );
}
