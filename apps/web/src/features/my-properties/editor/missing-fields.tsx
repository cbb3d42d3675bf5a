import { formatCounted } from '@pbr/schemas/format/numbers';
import { fieldLabels, missingFields } from './form-values.ts';
import { fieldId, type ListingForm } from './use-listing-form.ts';
import classes from './editor.module.css';

/** Counts the fields that a listing still needs to be published, with a link to each. */
export function MissingFields({ form }: { form: ListingForm }) {
  const missing = missingFields(form.values);
  if (missing.length === 0) return null;
  const verb = missing.length === 1 ? 'Falta' : 'Faltan';
  return (
    <nav aria-label="Datos que faltan" className={classes.missing} data-missing>
      <span>
        {verb} {formatCounted(missing.length, 'dato', 'datos')}:
      </span>
      <ul className={classes.missingList}>
        {missing.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className={classes.missingLink}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {fieldLabels[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
