import type { BulkResult } from '@pbr/schemas/bulk-change/bulk-change';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { Button } from '@pbr/ui/button';
import { FormActions, FormError } from '@pbr/ui/form-parts';
import { useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { trpc } from '../../../lib/trpc.ts';
import { newCreationKey } from '../editor/unsaved-text.ts';
import { askedOfItems } from '../price/asked-prices.ts';
import { usePriceQuestion } from '../price/use-price-question.tsx';
import { actionWords } from './bulk-words.ts';
import { LeftOutList, ListingList } from './outcome-lists.tsx';
import { Step } from './step.tsx';
import type { Looked } from './use-look.ts';

interface PreviewStepProps extends Looked {
  listings: readonly MyProperty[];
  onBusy: (isBusy: boolean) => void;
  onAsking: (isAsking: boolean) => void;
  onMade: (result: BulkResult) => void;
  /** Back to the form, if there was one. */
  onBack?: () => void;
  onClose: () => void;
}

/** Names each listing with what would change and what stays, and makes the change. */
export function PreviewStep({ change, lead, preview, listings, ...on }: PreviewStepProps) {
  const { items, left } = preview;
  const words = actionWords[change.action];
  const making = trpc.bulkChange.change.useMutation();
  // After a lost answer the next try names the same change.
  const [creationKey] = useState(newCreationKey);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const question = usePriceQuestion(on.onAsking);

  const [isMaking, setMaking] = useState(false);

  async function make() {
    setMaking(true);
    try {
      const wrong = await question.pricesToCorrect(askedOfItems(items, listings));
      if (wrong.length > 0) return;
      on.onBusy(true);
      const seen = items.map(({ id, version, ownerId }) => ({ id, version, ownerId }));
      on.onMade(await making.mutateAsync({ ...change, creationKey, listings: seen }));
    } catch (error) {
      const said = failureWords(error, `${words.failure} Intenta de nuevo.`);
      setFailures((before) => [...before, said]);
    } finally {
      on.onBusy(false);
      setMaking(false);
    }
  }

  return (
    <Step>
      <p>{items.length === 0 ? 'Ninguna de estas propiedades cambiaría.' : lead}</p>
      <ListingList items={items} action={change.action} label="Van a cambiar" />
      <LeftOutList left={left} listings={listings} title="Se quedan como están" />
      {/* A new one for each failure, so that readers hear the same words again. */}
      {failures.length > 0 && <FormError key={failures.length}>{failures.at(-1)}</FormError>}
      <FormActions>
        {on.onBack && <Button onClick={on.onBack}>Atrás</Button>}
        <Button onClick={on.onClose}>{items.length === 0 ? 'Cerrar' : 'Cancelar'}</Button>
        {items.length > 0 && (
          <Button look="primary" isBusy={isMaking} onClick={() => void make()}>
            {isMaking ? words.busy : words.confirm(items.length)}
          </Button>
        )}
      </FormActions>
      {question.dialog}
    </Step>
  );
}
