import {
  DeliveriesPage,
  DeliveryItem,
  DeliveryReplayAnswer,
  DeliveryReplayBody,
  WebhookBody,
  WebhookChangeBody,
  WebhookItem,
  WebhooksAnswer,
} from '@app/contracts';

export const WEBHOOK_SCHEMAS = {
  ...{ WebhookBody, WebhookChangeBody, WebhookItem, WebhooksAnswer, DeliveriesPage, DeliveryItem, DeliveryReplayBody, DeliveryReplayAnswer },
} as const;

/** References and problems, as the document writes them. */
export interface WebhookWriter {
  json(name: keyof typeof WEBHOOK_SCHEMAS): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
}

const idIn = (description: string): Record<string, unknown> => ({ name: 'id', in: 'path', required: true, schema: { type: 'string' }, description });
const PAGING = [
  { name: 'status', in: 'query', schema: { type: 'string', enum: ['pending', 'delivered', 'dead'] } },
  ...['limit', 'cursor'].map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
];

/** The paths of webhooks, and of the messages to them. */
export function webhookPaths({ json, problem }: WebhookWriter): Record<string, unknown> {
  const ID = idIn('As `webhookId` names it.');
  const invalid = { 400: problem('A field is not valid; `issues` names it.') };
  const unauthenticated = { 401: problem('No valid key, where keys are asked for.') };
  const missing = { ...unauthenticated, 404: problem('There is no such webhook.') };
  const item = { description: 'The webhook.', content: json('WebhookItem') };
  const body = (name: 'WebhookBody' | 'WebhookChangeBody') => ({ required: true, content: json(name) });
  const page = { description: 'A page.', content: json('DeliveriesPage') };
  const all = {
    get: {
      operationId: 'listWebhooks',
      summary: 'The caller’s webhooks',
      responses: { 200: { description: 'The oldest first.', content: json('WebhooksAnswer') }, ...unauthenticated },
    },
    post: {
      operationId: 'addWebhook',
      summary: 'Have an address told what happens to the caller’s threads',
      requestBody: body('WebhookBody'),
      responses: { 201: item, ...invalid, ...unauthenticated, 429: problem('The owner has as many as there may be.') },
    },
  };
  const one = {
    get: { operationId: 'getWebhook', summary: 'A webhook', parameters: [ID], responses: { 200: item, ...missing } },
    put: {
      operationId: 'changeWebhook',
      summary: 'Change a webhook, or switch one on again',
      parameters: [ID],
      requestBody: body('WebhookChangeBody'),
      responses: { 200: item, ...invalid, ...missing },
    },
    delete: {
      operationId: 'removeWebhook',
      summary: 'Remove a webhook with its messages',
      parameters: [ID],
      responses: { 204: { description: 'Gone.' }, ...missing },
    },
  };
  const test = {
    operationId: 'testWebhook',
    summary: 'Send a message that tells nothing',
    parameters: [ID],
    responses: { 202: { description: 'It is on its way.', content: json('DeliveryItem') }, ...missing },
  };
  const own = {
    operationId: 'listDeliveries',
    summary: 'Messages to a webhook, the newest first',
    parameters: [ID, ...PAGING],
    responses: { 200: page, ...invalid, ...missing },
  };
  return {
    '/webhooks': all,
    '/webhooks/{id}': one,
    '/webhooks/{id}/test': { post: test },
    '/webhooks/{id}/deliveries': { get: own },
    ...deliveryPaths({ json, problem }),
  };
}

/** The paths for those who look after the system. */
function deliveryPaths({ json, problem }: WebhookWriter): Record<string, unknown> {
  const invalid = { 400: problem('A field is not valid; `issues` names it.') };
  const refused = { 401: problem('No valid key.'), 403: problem('The role of the key is not enough.') };
  const everybodys = {
    operationId: 'listAllDeliveries',
    summary: 'Messages to the webhooks of everybody; for viewers and operators',
    parameters: PAGING,
    responses: { 200: { description: 'A page.', content: json('DeliveriesPage') }, ...invalid, ...refused },
  };
  const replay = {
    operationId: 'replayDelivery',
    summary: 'Send a dead message again; for operators',
    parameters: [idIn('As `deliveryId` names it.')],
    requestBody: { required: true, content: json('DeliveryReplayBody') },
    responses: {
      200: { description: 'It is sent again.', content: json('DeliveryReplayAnswer') },
      ...invalid,
      ...refused,
      404: problem('There is no such delivery.'),
      409: problem('It is not dead, or its webhook is disabled.'),
    },
  };
  return { '/admin/webhooks': { get: everybodys }, '/admin/webhooks/{id}/replay': { post: replay } };
}
