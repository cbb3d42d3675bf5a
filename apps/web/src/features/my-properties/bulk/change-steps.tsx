import type { BulkChange, BulkResult, UndoResult } from '@pbr/schemas/bulk-change/bulk-change';
import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { useState } from 'react';
import { HandOverForm } from './hand-over-form.tsx';
import { LookStep } from './look-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import { BulkPriceForm } from './bulk-price-form.tsx';
import { ResultStep } from './result-steps.tsx';
import type { Looked } from './use-look.ts';
import { leads } from './bulk-words.ts';
import { useSettled } from './use-settled.ts';

interface ChangeStepsProps {
  action: BulkAction;
  listings: readonly MyProperty[];
  /** A change is on its way, so the window must stay. */
  onBusy: (isBusy: boolean) => void;
  /** A question lies over the window. */
  onAsking: (isAsking: boolean) => void;
  onMade: () => void;
  onUndone: (result: UndoResult) => void;
  onClose: () => void;
}

/** First what exactly, where that is a question; then what it would do; then what it did. */
export function ChangeSteps({ action, listings, onMade, onClose, ...on }: ChangeStepsProps) {
  const [looked, setLooked] = useState<Looked>();
  const [result, setResult] = useState<BulkResult>();
  // The typed text is still there after a look at what it would do.
  const [typed, setTyped] = useState<BulkChange>();
  const settled = useSettled();

  if (result) return <ResultStep result={result} listings={listings} onClose={onClose} {...on} />;
  if (looked)
    return (
      <PreviewStep
        {...looked}
        listings={listings}
        onBusy={on.onBusy}
        onAsking={on.onAsking}
        onMade={(made) => {
          setResult(made);
          onMade();
          settled();
        }}
        onClose={onClose}
        {...(typed && { onBack: () => setLooked(undefined) })}
      />
    );
  const look = (found: Looked) => {
    setTyped(found.change);
    setLooked(found);
  };
  const step = { listings, onLooked: look, onClose };
  if (action === 'price')
    return <BulkPriceForm {...step} {...(typed?.action === 'price' && { typed })} />;
  if (action === 'hand_over')
    return <HandOverForm {...step} {...(typed?.action === 'hand_over' && { typed })} />;
  return (
    <LookStep
      action={action}
      listings={listings}
      onLooked={(preview) => setLooked({ change: { action }, lead: leads[action], preview })}
      onClose={onClose}
    />
  );
}
