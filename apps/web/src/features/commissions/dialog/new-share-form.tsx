import type { PropertyCommissions, ShareForm } from '@pbr/schemas/commission/share';
import { externalShareFields, internalShareFields } from '@pbr/schemas/commission/fields';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { type RefObject, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type AgentKind, AgentFields, AgentKindChoice } from './agent-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useSaved } from './use-saved.ts';
import classes from './dialog.module.css';

interface NewShareFormProps {
  commissions: PropertyCommissions;
  formRef: RefObject<HTMLFormElement | null>;
  onDone: () => void;
}

export function NewShareForm({ commissions, formRef, onDone }: NewShareFormProps) {
  const { property, shares } = commissions;
  const [kind, setKind] = useState<AgentKind>('internal');
  const share = trpc.commission.share.useMutation();
  const saved = useSaved(onDone);
  const { field, formProps, isSending, failure } = useForm({
    ref: formRef,
    schema: (kind === 'internal' ? internalShareFields : externalShareFields)(property.currency),
    send: (values: ShareForm) =>
      saved.send(() => share.mutateAsync({ ...values, propertyId: property.id })),
    onFailure: saved.onFailure,
  });
  // The share of an agent who already has one is changed in the edit form.
  const taken = new Set(shares.filter(({ isActive }) => isActive).map(({ agentId }) => agentId));

  return (
    <form {...formProps} className={classes.form}>
      <AgentKindChoice kind={kind} onChoose={setKind} />
      <AgentFields kind={kind} field={field} taken={taken} />
      <TermsFields property={property} field={field} />
      {failure !== undefined && <FormError>{failure}</FormError>}
      <div className={classes.actions}>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          Registrar comisión
        </SubmitButton>
      </div>
    </form>
  );
}
