import type { DemoInquiry } from './demo-inquiry.ts';
import { firstInquiries } from './inquiries/first-inquiries.ts';
import { rentalInquiries } from './inquiries/rental-inquiries.ts';
import { saleInquiries } from './inquiries/sale-inquiries.ts';

export const inquiries: readonly DemoInquiry[] = [
  ...firstInquiries,
  ...rentalInquiries,
  ...saleInquiries,
];
