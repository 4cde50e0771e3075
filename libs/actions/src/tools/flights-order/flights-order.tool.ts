import { defineActionTool } from '../kit/define-action-tool.js';
import { FlightOrderInput, FlightOrderOutput, cancelling, findOrder, placeOrder, previewOrder, priceWords } from '../kit/flight-orders.js';

/** Orders one flight and pays for it from the balance of the account with the provider. */
export const flightsOrder = defineActionTool({
  name: 'flights.order',
  title: 'Order a flight',
  description: 'Orders a flight of the plan and pays for it.',
  input: FlightOrderInput,
  output: FlightOrderOutput,
  scopes: ['flights:order'],
  residency: 'other',
  rate: '30/m',
  risk: 'high',
  timeoutMs: 130_000,
  isRepeatable: false,
  preview: (input) => previewOrder('Order and pay', input),
  call: (input, context) => placeOrder(input, context, 'instant'),
  resolve: findOrder,
  receipt: ({ flight, reference, totalCents, currency }) => ({ text: `Ordered ${flight} as ${reference} for ${priceWords(totalCents, currency)}`, href: null }),
  undo: cancelling('high', true),
});
