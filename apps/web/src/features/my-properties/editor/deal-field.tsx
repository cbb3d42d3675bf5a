import { SelectField } from '@pbr/ui/fields/select-field';
import { dealStatusesFor, isClosedDeal } from '@pbr/schemas/property/deal-status';
import { DEAL_STATUSES } from '@pbr/schemas/property/values';
import { dealLabel } from '../deal-words.ts';
import { fieldLabels } from './form-values.ts';
import type { ListingForm } from './use-listing-form.ts';

/** The deal status, with its effect on the public lists. */
export function DealField({ form }: { form: ListingForm }) {
  const { dealStatus, operationType } = form.values;
  const possible = dealStatusesFor(operationType);
  return (
    <SelectField
      label={fieldLabels.dealStatus}
      description={meaningOf(dealStatus)}
      empty={dealLabel('')}
      // A status that the operation does not allow stays visible and is rejected with a message.
      options={DEAL_STATUSES.filter((one) => one === dealStatus || possible.includes(one)).map(
        (value) => ({ value, label: dealLabel(value) }),
      )}
      {...form.field('dealStatus')}
    />
  );
}

function meaningOf(dealStatus: string): string {
  if (dealStatus === '') return 'Se ofrece sin etiqueta.';
  return isClosedDeal(dealStatus)
    ? 'No aparece en el catálogo; sigue en Mis Propiedades.'
    : 'Sigue en el catálogo, con la etiqueta “Apartada”.';
}
