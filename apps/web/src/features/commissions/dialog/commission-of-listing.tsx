import type { CommissionShare, PropertyCommissions } from '@pbr/schemas/commission/share';
import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import { EmptyState } from '@pbr/ui/empty-state';
import { Skeleton } from '@pbr/ui/skeleton';
import { Tabs } from '@pbr/ui/tabs';
import { type RefObject, useState } from 'react';
import { serverError } from '../../../lib/forms/server-error.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EditShareForm } from './edit-share-form.tsx';
import { NewShareForm } from './new-share-form.tsx';
import { useWithdrawal } from './use-withdrawal.tsx';
import { ViewCommission } from './view-commission.tsx';
import classes from './dialog.module.css';

interface ContentProps {
  formRef: RefObject<HTMLFormElement | null>;
  /** Asks before typed text is lost. */
  leave: (go: () => void) => Promise<void>;
  onAsking: (isAsking: boolean) => void;
}

interface CommissionOfListingProps extends ContentProps {
  propertyId: string;
}

/** Always reads the shares anew: the other agent may have answered a minute ago. */
export function CommissionOfListing({ propertyId, ...content }: CommissionOfListingProps) {
  const query = trpc.commission.forProperty.useQuery(
    { id: propertyId },
    { refetchOnMount: 'always', gcTime: 0 },
  );
  if (query.data && query.isFetchedAfterMount)
    return <CommissionTabs commissions={query.data} {...content} />;
  if (query.isError)
    return serverError(query.error)?.code === 'property.not_found' ? (
      <EmptyState title="Propiedad no encontrada" text="Ya no existe, o no es tuya." />
    ) : (
      <QueryError query={query} title="No se pudo cargar la comisión" />
    );
  return (
    <div role="status" aria-label="Cargando la comisión..." className={classes.loading}>
      {['60%', '45%', '100%', '80%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height="2.75rem" />
      ))}
    </div>
  );
}

type Edited = CommissionShare | 'new';

interface CommissionTabsProps extends ContentProps {
  commissions: PropertyCommissions;
}

function CommissionTabs({ commissions, formRef, leave, onAsking }: CommissionTabsProps) {
  const { property, shares, can } = commissions;
  const first = shares.find(({ isActive }) => isActive);
  // Without a share there is nothing to view.
  const [tab, setTab] = useState<string | null>(can.edit && shares.length === 0 ? 'edit' : 'view');
  /** `undefined` means the first active share. */
  const [chosen, setChosen] = useState<Edited>();
  const withdrawal = useWithdrawal(onAsking);
  const edited = chosen ?? first ?? 'new';
  const edit = (next: Edited) => {
    setChosen(next);
    setTab('edit');
  };
  const done = () => {
    setChosen(undefined);
    setTab('view');
  };

  const view = (
    <ViewCommission
      commissions={commissions}
      onEdit={edit}
      onWithdraw={withdrawal.ask}
      onAsking={onAsking}
    />
  );
  const form =
    edited === 'new' ? (
      <NewShareForm commissions={commissions} formRef={formRef} onDone={done} />
    ) : (
      <EditShareForm
        key={edited.id}
        share={edited}
        commissions={commissions}
        formRef={formRef}
        onDone={done}
        onNew={() => void leave(() => setChosen('new'))}
      />
    );

  return (
    <>
      <p className={classes.property}>
        {priceLines({ ...property, mxnEquivalent: null }).map((line) => (
          <span key={line.text}>{priceText(line)}</span>
        ))}
      </p>
      <Tabs
        grow
        value={tab}
        onChange={(next) =>
          void leave(() => {
            setTab(next);
            setChosen(undefined);
          })
        }
        tabs={[
          { value: 'view', label: 'Ver Comisión', panel: view },
          ...(can.edit
            ? [{ value: 'edit', label: 'Configurar/Editar Comisión', panel: form }]
            : []),
        ]}
      />
      {withdrawal.dialog}
    </>
  );
}
