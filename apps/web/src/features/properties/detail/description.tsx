import { useState } from 'react';
import classes from './description.module.css';

/** Characters; shorter texts are never folded. */
const LONG = 900;

/** The page contains the whole text; CSS folds it only where a script can unfold it. */
export function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = text.length > LONG && !isOpen;
  return (
    <section>
      <h2>Descripción</h2>
      <p className={classes.text} data-folded={isFolded || undefined}>
        {text}
      </p>
      {text.length > LONG && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Leer menos' : 'Leer más'}
        </button>
      )}
    </section>
  );
}
