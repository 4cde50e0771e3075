import { CorrectionBody, CorrectionDecisionBody, CorrectionsPage, PlaceCorrection, PlacesAnswer } from '@app/contracts';

export const PLACE_SCHEMAS = { PlacesAnswer, CorrectionBody, PlaceCorrection, CorrectionsPage, CorrectionDecisionBody } as const;

/** A reference to a schema, and a problem answer, as the document writes them. */
export interface PlaceWriter {
  json(name: keyof typeof PLACE_SCHEMAS): Record<string, unknown>;
  problem(description: string): Record<string, unknown>;
}

/** The paths under `/places`. */
export function placePaths({ json, problem }: PlaceWriter): Record<string, unknown> {
  const known = {
    operationId: 'getPlaces',
    summary: 'What is known of a place, each fact with its basis; for an unknown name what comes closest',
    parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'string', minLength: 2, maxLength: 120 } }],
    responses: {
      200: { description: 'Towns and sights of that name, or the nearest known ones.', content: json('PlacesAnswer') },
      400: problem('The query has no name.'),
      401: problem('No valid key, where keys are asked for.'),
    },
  };
  const refusals = { 401: problem('No valid key.'), 403: problem('The role of the key is not enough.') };
  const list = {
    operationId: 'listCorrections',
    summary: 'Corrections by state, the oldest first; for operators',
    parameters: [
      { name: 'state', in: 'query', schema: { enum: ['open', 'applied', 'refused'], default: 'open' } },
      { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 } },
      { name: 'cursor', in: 'query', schema: { type: 'string' }, description: 'The `nextCursor` of the page before.' },
    ],
    responses: { 200: { description: 'A page of corrections.', content: json('CorrectionsPage') }, 400: problem('A parameter is not valid.'), ...refusals },
  };
  const add = {
    operationId: 'correctPlace',
    summary: 'Put something right about a place; an operator decides about it',
    requestBody: { required: true, content: json('CorrectionBody') },
    responses: {
      201: { description: 'The correction waits for a decision.', content: json('PlaceCorrection') },
      400: problem('A field is not valid, or the gazetteer has no such town or place.'),
      401: problem('No valid key, where keys are asked for.'),
      429: problem('Too many of your corrections wait for a decision.'),
    },
  };
  const decide = {
    operationId: 'decideCorrection',
    summary: 'Apply or refuse a correction; for operators',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    requestBody: { required: true, content: json('CorrectionDecisionBody') },
    responses: {
      200: { description: 'The correction with the decision.', content: json('PlaceCorrection') },
      400: problem('A field is not valid.'),
      404: problem('There is no such correction.'),
      409: problem('It was decided before.'),
      ...refusals,
    },
  };
  return { '/places': { get: known }, '/places/corrections': { get: list, post: add }, '/places/corrections/{id}': { post: decide } };
}
