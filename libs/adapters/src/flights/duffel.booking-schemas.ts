import { z } from 'zod';
import { CurrencyCode } from '@app/contracts';

const Amount = z.string().regex(/^\d+(\.\d+)?$/);

/** What `GET /air/offers/:id` answers, as far as we read it. */
export const OfferAnswer = z.object({
  data: z.object({
    id: z.string().min(1),
    total_amount: Amount,
    total_currency: CurrencyCode,
    payment_requirements: z.object({ requires_instant_payment: z.boolean() }).nullish(),
    passengers: z.array(z.object({ id: z.string().min(1) })).min(1),
  }),
});

export const Order = z.object({
  id: z.string().min(1),
  booking_reference: z.string(),
  total_amount: Amount,
  total_currency: CurrencyCode,
  cancelled_at: z.string().nullish(),
  payment_status: z.object({ awaiting_payment: z.boolean().nullish(), payment_required_by: z.string().nullish() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type Order = z.infer<typeof Order>;

export const OrderAnswer = z.object({ data: Order });
export const OrdersAnswer = z.object({ data: z.array(Order) });

export const CancellationAnswer = z.object({
  data: z.object({
    id: z.string().min(1),
    refund_amount: Amount.nullish(),
    refund_currency: CurrencyCode.nullish(),
    confirmed_at: z.string().nullish(),
  }),
});
