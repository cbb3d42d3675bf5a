import classes from './page.module.css';

interface DefinitionsProps {
  items: readonly { term: string; text: string }[];
}

/** Terms with their explanations. */
export function Definitions({ items }: DefinitionsProps) {
  return (
    <dl className={classes.definitions}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
