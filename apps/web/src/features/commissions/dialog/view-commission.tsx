import type { CommissionShare, PropertyCommissions } from '@pbr/schemas/commission/share';
import { type ShareState, shareStateLabels, shareTypeLabels } from '@pbr/schemas/commission/values';
import { formatDate } from '@pbr/schemas/format/dates';
import { partWords, percentageWords } from '@pbr/schemas/commission/terms-words';
import { formatMoney } from '@pbr/schemas/format/money';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { labelOf } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { Facts } from '@pbr/ui/facts';
import { Fold } from '@pbr/ui/fold';
import { EmptyState } from '@pbr/ui/empty-state';
import { ButtonLink } from '../../../lib/button-link.tsx';
import {
  amountLines,
  amountWords,
  shareAgentName,
  stateTones,
  useVatWords,
} from '../share-words.ts';
import { EndLinks } from './end-links.tsx';
import { ExternalLink } from './external-link.tsx';
import { SeveralShares } from './several-shares.tsx';
import classes from './dialog.module.css';

interface ViewCommissionProps {
  commissions: PropertyCommissions;
  onEdit: (share: CommissionShare | 'new') => void;
  onWithdraw: (share: CommissionShare) => void;
  onAsking: (isAsking: boolean) => void;
}

export function ViewCommission({ commissions, onEdit, onWithdraw, onAsking }: ViewCommissionProps) {
  const { shares, can, property } = commissions;
  const active = shares.filter(({ isActive }) => isActive);
  const ended = shares.filter(({ isActive }) => !isActive);
  const [first, ...others] = active;
  const on = { property, canEdit: can.edit, onEdit, onWithdraw, onAsking };
  return (
    <div className={classes.view}>
      {first ? (
        <>
          <SeveralShares count={active.length} />
          <Share share={first} {...on} />
          {others.length > 0 && (
            <ul className={classes.others} aria-label="Otras comisiones activas">
              {others.map((share) => (
                <li key={share.id}>
                  <Share share={share} {...on} isShort />
                </li>
              ))}
            </ul>
          )}
          {can.edit && (
            <div className={classes.actions}>
              <Button onClick={() => onEdit('new')}>Compartir con otro agente</Button>
            </div>
          )}
        </>
      ) : (
        <EmptyState
          heading="h3"
          title="Sin comisión compartida"
          text="Compártela con un colega de la agencia o con un agente externo: le llega un aviso y la acepta en línea."
          action={
            can.edit && (
              <Button look="primary" onClick={() => onEdit('new')}>
                Configurar comisión
              </Button>
            )
          }
        />
      )}
      {ended.length > 0 && <Ended shares={ended} {...on} />}
    </div>
  );
}

type Listing = PropertyCommissions['property'];

interface ShareProps {
  share: CommissionShare;
  property: Listing;
  canEdit: boolean;
  onEdit: (share: CommissionShare) => void;
  onWithdraw: (share: CommissionShare) => void;
  onAsking: (isAsking: boolean) => void;
  /** Leaves out the details that only the first share shows. */
  isShort?: boolean;
}

function Share({ share, property, canEdit, isShort = false, ...on }: ShareProps) {
  const { onEdit, onWithdraw, onAsking } = on;
  const name = shareAgentName(share);
  const isExternal = share.agentId === null;
  const part = partWords(share);
  const vat = useVatWords();
  return (
    <section className={classes.share} aria-label={`Comisión de ${name}`}>
      <h3 className={classes.agent}>
        {name} <Badge tone={stateTones[share.state]}>{shareStateLabels[share.state]}</Badge>
        <Badge tone="neutral">{isExternal ? 'Agente externo' : 'Agente interno'}</Badge>
      </h3>
      <p className={classes.figures}>
        <strong>{`${share.percentage} %`}</strong>
        {part !== null && <span>{part}</span>}
        {amountLines(property, share, vat).map(({ text, when }) => (
          <span key={when}>{[text, when].filter(Boolean).join(' ')}</span>
        ))}
      </p>
      <ShareFacts share={share} currency={property.currency} isShort={isShort} />
      {canEdit && (
        <div className={classes.actions}>
          <Button onClick={() => onEdit(share)} aria-label={`Editar la comisión de ${name}`}>
            Editar
          </Button>
          <ButtonLink
            to="/shared-commissions/$id"
            params={{ id: share.id }}
            aria-label={`Ver acuerdo con ${name}`}
          >
            Ver acuerdo
          </ButtonLink>
          <Button
            look="remove"
            onClick={() => onWithdraw(share)}
            aria-label={`Eliminar la comisión de ${name}`}
          >
            Eliminar
          </Button>
        </div>
      )}
      {canEdit && isExternal && <ExternalLink share={share} onAsking={onAsking} />}
    </section>
  );
}

interface ShareFactsProps {
  share: CommissionShare;
  currency: string;
  isShort: boolean;
}

function ShareFacts({ share, currency, isShort }: ShareFactsProps) {
  const contact = [share.externalAgentEmail, share.externalAgentPhone].filter(
    (one) => one !== null,
  );
  const facts: { label: string; value: string }[] = [];
  if (contact.length > 0) facts.push({ label: 'Contacto', value: contact.join(' · ') });
  if (share.fixedAmount !== null)
    facts.push({ label: 'Monto fijo', value: formatMoney(share.fixedAmount, currency) });
  if (!isShort || share.shareType !== 'outgoing')
    facts.push({ label: 'Tipo', value: labelOf(shareTypeLabels, share.shareType) });
  if (!isShort) facts.push({ label: 'Registrada', value: formatDate(share.createdAt) });
  if (share.notes !== null) facts.push({ label: 'Notas', value: share.notes });
  return <Facts facts={facts} className={classes.facts} />;
}

interface EndedProps extends Pick<ShareProps, 'property' | 'canEdit' | 'onAsking'> {
  shares: CommissionShare[];
}

function Ended({ shares, property, canEdit, onAsking }: EndedProps) {
  const vat = useVatWords();
  return (
    <Fold
      className={classes.ended}
      summary={formatCounted(shares.length, 'comisión anterior', 'comisiones anteriores')}
    >
      <ul>
        {shares.map((share) => (
          <li key={share.id}>
            <span>
              {`${shareAgentName(share)}: ${percentageWords(share)} · ${amountWords(share.amount, property.currency, vat)}`}
            </span>{' '}
            <StateBadge state={share.state} />{' '}
            {canEdit && share.agentId === null && share.state === 'declined' && (
              <EndLinks share={share} onAsking={onAsking} />
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const StateBadge = ({ state }: { state: ShareState }) => (
  <Badge tone={stateTones[state]}>{shareStateLabels[state]}</Badge>
);
