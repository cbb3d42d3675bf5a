import { useCommissionDialog } from '../../features/commissions/dialog/use-commission-dialog.tsx';
import { usePriceDialog } from '../../features/my-properties/price/use-price-dialog.tsx';
import { usePause } from '../../features/my-properties/use-pause.ts';
import { OwnListing } from '../../features/properties/detail/own/own-listing.tsx';
import type { OwnListingProps } from '../../features/properties/detail/own/own-listing-part.tsx';

/** The figures and actions for a listing's agent, with the dialogs of the work screens. */
export function Part(props: OwnListingProps) {
  const { property } = props;
  const price = usePriceDialog();
  const commission = useCommissionDialog(property.id);
  const pause = usePause(property);
  return (
    <>
      <OwnListing
        {...props}
        actions={{
          changePrice: () => price.open(property),
          pause,
          shareCommission: commission.open,
        }}
      />
      {price.dialog}
      {commission.dialog}
    </>
  );
}
