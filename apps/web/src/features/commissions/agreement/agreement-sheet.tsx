import { commissionCases } from '@pbr/schemas/commission/amounts';
import type { Agreement } from '@pbr/schemas/commission/share';
import { shareStateLabels } from '@pbr/schemas/commission/values';
import { partWords } from '@pbr/schemas/commission/terms-words';
import { formatDate } from '@pbr/schemas/format/dates';
import { formatMoneyWithCurrency, ASK_FOR_PRICE } from '@pbr/schemas/format/money';
import { priceLines, priceText } from '@pbr/schemas/format/price-lines';
import { labelOf, operationTypeLabels, propertyTypeLabels } from '@pbr/schemas/property/values';
import { Badge } from '@pbr/ui/badge';
import { Button } from '@pbr/ui/button';
import { PrinterIcon } from '@pbr/ui/icons/listing-icons';
import { Page } from '@pbr/ui/page';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { photoSrcSet } from '../../../lib/photos/property-photo.ts';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { stateTones, useVatWords } from '../share-words.ts';
import { AGREEMENT_TITLE } from './agreement-head.ts';
import { AgreementHistory } from './agreement-history.tsx';
import { Letterhead, Parties, Signatures } from './parties.tsx';
import classes from './agreement.module.css';

interface AgreementSheetProps {
  agreement: Agreement;
  /** The link back. */
  above?: ReactNode;
  /** The buttons of the answer, while one is awaited. */
  children: ReactNode;
}

/** The agreement of two agents, on the screen and on paper. */
export function AgreementSheet({ agreement, above, children }: AgreementSheetProps) {
  const region = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLParagraphElement>(null);
  // The answer removes the buttons, so the focus moves to the state.
  useFocusOnChange(agreement.state, { target: () => state.current, region });
  return (
    <Page
      width="text"
      title={<span className={classes.title}>{AGREEMENT_TITLE}</span>}
      {...(above !== undefined && { above: <span className={classes.back}>{above}</span> })}
    >
      <div ref={region} className={classes.sheet} data-long={isLong(agreement) || undefined}>
        <Letterhead agreement={agreement} />
        <p ref={state} tabIndex={-1} className={classes.state}>
          <Badge tone={stateTones[agreement.state]}>{shareStateLabels[agreement.state]}</Badge>{' '}
          {stateWords(agreement)}
        </p>
        <Listing agreement={agreement} />
        <Terms agreement={agreement} />
        <Parties agreement={agreement} />
        {agreement.can.answer && children}
        <AgreementHistory history={agreement.history} />
        <Signatures agreement={agreement} />
        <div className={classes.print}>
          <Button onClick={() => window.print()}>
            <PrinterIcon /> Imprimir
          </Button>
        </div>
      </div>
    </Page>
  );
}

/** Notes with more characters do not fit on one sheet at the usual size. */
const LONG_NOTES = 600;
const isLong = ({ notes }: Agreement) => (notes?.length ?? 0) > LONG_NOTES;

/** Goes on behind the name of the state. */
function stateWords(agreement: Agreement): string {
  const { state, answeredAt, answeredBy, can, agent } = agreement;
  const answered = `por ${answeredBy ?? agent.name} el ${formatDate(answeredAt)}.`;
  switch (state) {
    case 'pending':
      return can.answer
        ? 'Revisa las condiciones y responde.'
        : `Falta la respuesta de ${agent.name}.`;
    case 'accepted':
      return answered;
    case 'declined':
      return `${answered} Ya no está activa.`;
    case 'withdrawn':
      return 'Ya no está activa.';
  }
}

function Listing({ agreement }: { agreement: Agreement }) {
  const { property, currency } = agreement;
  const street =
    property.number === null ? property.street : `${property.street} ${property.number}`;
  const prices = priceLines({ ...property, currency, mxnEquivalent: null });
  return (
    <section className={classes.listing} aria-label="Propiedad">
      {property.image !== null && (
        <img
          src={`${property.image}/640.webp`}
          srcSet={photoSrcSet({ baseUrl: property.image })}
          sizes="(min-width: 40em) 200px, 100vw"
          width={800}
          height={600}
          alt=""
          decoding="async"
        />
      )}
      <div>
        <h2 className={classes.name}>
          {property.isPublic ? (
            <Link to="/properties/$id" params={{ id: property.id }}>
              {property.name}
            </Link>
          ) : (
            property.name
          )}
        </h2>
        <p className={classes.quiet}>
          {[...new Set([street, property.neighborhood, property.city, property.state])]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p className={classes.quiet}>
          {`${labelOf(propertyTypeLabels, property.propertyType)} · ${labelOf(operationTypeLabels, property.operationType)}`}
        </p>
        {prices.map((line) => (
          <p key={line.text} className={classes.price}>
            {line.text === ASK_FOR_PRICE ? line.text : `${priceText(line)} ${currency}`}
          </p>
        ))}
      </div>
    </section>
  );
}

const CASES = {
  venta: 'Si se vende, con el precio de hoy',
  renta: 'Si se renta, con la renta de hoy',
};

function Terms({ agreement }: { agreement: Agreement }) {
  const { property, percentage, fixedAmount, notes, currency } = agreement;
  const cases = commissionCases(property, agreement);
  const part = partWords(agreement);
  const vat = useVatWords();
  return (
    <section className={classes.terms} aria-label="Condiciones">
      <dl>
        <div>
          <dt>Porcentaje del precio</dt>
          <dd className={classes.figure}>{`${percentage} %`}</dd>
        </div>
        {part !== null && (
          <div>
            <dt>Parte de la comisión total</dt>
            <dd className={classes.figure}>{part}</dd>
          </div>
        )}
        {cases.map(({ operation, amount }) => (
          <div key={operation}>
            <dt>{cases.length > 1 ? CASES[operation] : 'Monto con el precio de hoy'}</dt>
            <dd className={classes.figure}>
              {amount === null ? ASK_FOR_PRICE : formatMoneyWithCurrency(amount, currency) + vat}
            </dd>
          </div>
        ))}
        {fixedAmount !== null && (
          <div>
            <dt>Monto fijo, aparte</dt>
            <dd className={classes.figure}>{formatMoneyWithCurrency(fixedAmount, currency)}</dd>
          </div>
        )}
        {notes !== null && (
          <div className={classes.notes}>
            <dt>Notas</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
