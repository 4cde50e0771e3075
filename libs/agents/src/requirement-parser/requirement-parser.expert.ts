import type { RequirementExtraction, RequirementInput } from './requirement-parser.schema.js';

/** What the reader's rules found, in the form of a model's answer. */
export function requirementParserExpert({ read }: RequirementInput): RequirementExtraction {
  const {
    requestText: _said,
    constraints,
    route: _route,
    ways: _ways,
    dateWindow: _window,
    wishes: _wishes,
    leftToUs: _left,
    language: _language,
    ...fields
  } = read;
  if (!constraints) return { ...fields, constraints: null };
  const { cuisines, roomType, houseRule, transportation, diet, mobility, pace, mustSee, avoid } = constraints;
  return {
    ...fields,
    constraints: {
      cuisines: cuisines ?? null,
      roomType: roomType ?? null,
      houseRule: houseRule ?? null,
      transportation: transportation ?? null,
      diet: diet ?? null,
      mobility: mobility ?? null,
      pace: pace ?? null,
      mustSee: mustSee ?? null,
      avoid: avoid ?? null,
    },
  };
}
