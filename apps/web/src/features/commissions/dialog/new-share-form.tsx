import type { PropertyCommissions, ShareForm } from '@pbr/schemas/commission/share';
import { externalShareFields, internalShareFields } from '@pbr/schemas/commission/fields';
import { ChoiceGroup } from '@pbr/ui/fields/choice-group';
import { FormActions, FormError, SubmitButton } from '@pbr/ui/form-parts';
import { type RefObject, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ColleagueField, ExternalAgentFields } from './agent-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useSaved } from './use-saved.ts';
import classes from './dialog.module.css';

const KINDS = [
  { value: 'internal', label: 'Agente interno' },
  { value: 'external', label: 'Agente externo' },
] as const;

interface NewShareFormProps {
  commissions: PropertyCommissions;
  formRef: RefObject<HTMLFormElement | null>;
  onDone: () => void;
}

export function NewShareForm({ commissions, formRef, onDone }: NewShareFormProps) {
  const { property, shares } = commissions;
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('internal');
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
      <ChoiceGroup
        className={classes.choice}
        legend="Con quién"
        name="agentKind"
        options={KINDS}
        chosen={[kind]}
        onChoose={setKind}
      />
      {kind === 'internal' ? (
        <ColleagueField field={field} taken={taken} />
      ) : (
        <ExternalAgentFields field={field} />
      )}
      <TermsFields property={property} field={field} />
      {failure !== undefined && <FormError>{failure}</FormError>}
      <FormActions>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          Registrar comisión
        </SubmitButton>
      </FormActions>
    </form>
  );
}
