import classes from './page.module.css';

export interface StepsProps {
  steps: readonly { name: string; text: string }[];
}

/** The steps of a service in order. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
