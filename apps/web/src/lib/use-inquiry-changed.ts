import { trpc } from './trpc.ts';

const WHEN_SHOWN = { refetchType: 'none' } as const;

/** Refetches the number of unanswered inquiries, and what counts those of their listing when it is next shown. */
export function useInquiryChanged() {
  const utils = trpc.useUtils();
  return ({ propertyId }: { propertyId: string }) => {
    void utils.inquiry.unanswered.invalidate();
    void utils.dashboard.get.invalidate(undefined, WHEN_SHOWN);
    void utils.property.mine.invalidate(undefined, WHEN_SHOWN);
    void utils.property.get.invalidate({ id: propertyId }, WHEN_SHOWN);
  };
}
