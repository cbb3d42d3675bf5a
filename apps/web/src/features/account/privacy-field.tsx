import { Checkbox } from '@pbr/ui/fields/checkbox';
import { Link } from '@tanstack/react-router';
import type { FormField } from '../../lib/forms/use-form.ts';
import classes from './account.module.css';

export function PrivacyField(field: FormField) {
  return (
    <Checkbox
      required
      classNames={{ inner: classes.box ?? '', label: classes.boxLabel ?? '' }}
      label={
        <>
          Leí y acepto el{' '}
          <Link to="/privacy" target="_blank" rel="noopener">
            aviso de privacidad
          </Link>
        </>
      }
      {...field}
    />
  );
}
