import { defineActionTool } from '../kit/define-action-tool.js';
import { FlightOrderInput, FlightOrderOutput, cancelling, findOrder, placeOrder, previewOrder } from '../kit/flight-orders.js';

/** Holds the seats of one flight and pays nothing; the airline says until when. */
export const flightsHold = defineActionTool({
  name: 'flights.hold',
  title: 'Hold a flight',
  description: 'Holds the seats of a flight of the plan without paying.',
  input: FlightOrderInput,
  output: FlightOrderOutput,
  scopes: ['flights:hold'],
  residency: 'other',
  rate: '30/m',
  risk: 'high',
  timeoutMs: 130_000,
  isRepeatable: false,
  preview: (input) => previewOrder('Hold', input),
  call: (input, context) => placeOrder(input, context, 'hold'),
  resolve: findOrder,
  receipt: ({ flight, reference, payBy }) => ({ text: `Held ${flight} as ${reference}${payBy === null ? '' : `, to be paid for by ${payBy}`}`, href: null }),
  undo: cancelling('low', false),
});
