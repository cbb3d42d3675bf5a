import type { CommissionShare, PropertyCommissions } from '@pbr/schemas/commission/share';
import { changeFields } from '@pbr/schemas/commission/fields';
import { Button } from '@pbr/ui/button';
import { FormActions, FormError, SubmitButton } from '@pbr/ui/form-parts';
import type { RefObject } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { trpc } from '../../../lib/trpc.ts';
import { shareAgentName } from '../share-words.ts';
import { ExternalAgentFields } from './agent-fields.tsx';
import { SeveralShares } from './several-shares.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useSaved } from './use-saved.ts';
import classes from './dialog.module.css';

interface EditShareFormProps {
  share: CommissionShare;
  commissions: PropertyCommissions;
  formRef: RefObject<HTMLFormElement | null>;
  onDone: () => void;
  onNew: () => void;
}

export function EditShareForm({ share, commissions, formRef, onDone, onNew }: EditShareFormProps) {
  const update = trpc.commission.update.useMutation();
  const saved = useSaved(onDone);
  const { field, formProps, isSending, failure } = useForm({
    ref: formRef,
    schema: changeFields(commissions.property.currency),
    send: (values) => saved.send(() => update.mutateAsync({ ...values, id: share.id })),
    onFailure: saved.onFailure,
  });

  return (
    <form {...formProps} className={classes.form}>
      <SeveralShares count={commissions.shares.filter(({ isActive }) => isActive).length} />
      <p>
        Con <strong>{shareAgentName(share)}</strong>
        {share.agentId === null ? ', agente externo.' : ', agente interno.'}
      </p>
      {share.agentId === null && <ExternalAgentFields field={field} share={share} />}
      <TermsFields property={commissions.property} field={field} share={share} />
      <p className={classes.hint}>
        Si cambias el porcentaje, la parte, el monto fijo o las notas, la otra persona tiene que
        aceptar otra vez.
      </p>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <FormActions>
        <Button onClick={onNew}>Compartir con otro agente</Button>
        <SubmitButton isSending={isSending} sendingLabel="Guardando...">
          Guardar cambios
        </SubmitButton>
      </FormActions>
    </form>
  );
}
