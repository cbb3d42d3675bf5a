import { Checkbox } from '@pbr/ui/fields/checkbox';
import { Link } from '@tanstack/react-router';
import type { FormField } from '../../lib/forms/use-form.ts';

export function PrivacyField(field: FormField) {
  return (
    <Checkbox
      required
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
