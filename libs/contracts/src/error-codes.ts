/** What an HTTP client sees for a code, and whether a new attempt may succeed. */
export interface ErrorCodeInfo {
  readonly httpStatus: number;
  readonly title: string;
}

/** The closed list of error codes. `docs/errors.md` is generated from it. */
export const ERROR_CODES = {
  VALIDATION_ERROR: { httpStatus: 400, title: 'The request is not valid' },
  UNAUTHENTICATED: { httpStatus: 401, title: 'No valid credential' },
  FORBIDDEN: { httpStatus: 403, title: 'Not allowed for this credential' },
  NOT_FOUND: { httpStatus: 404, title: 'There is no such thing' },
  METHOD_NOT_ALLOWED: { httpStatus: 405, title: 'This method is not offered here' },
  NOT_ACCEPTABLE: { httpStatus: 406, title: 'No representation fits the Accept header' },
  RUN_IN_PROGRESS: { httpStatus: 409, title: 'The thread has a run that is still going' },
  RUN_NOT_AWAITING: { httpStatus: 409, title: 'The thread does not wait for this' },
  RUN_ENDED: { httpStatus: 409, title: 'The run has ended' },
  STEP_NOT_FAILED: { httpStatus: 409, title: 'The step has not failed, so there is nothing to replay' },
  CORRECTION_DECIDED: { httpStatus: 409, title: 'The correction has been decided about' },
  NO_PLAN_YET: { httpStatus: 409, title: 'The thread has no plan to take along yet' },
  VERSION_CONFLICT: { httpStatus: 409, title: 'The thread moved on' },
  VERSION_COMPACTED: { httpStatus: 410, title: 'The version gave up what it held' },
  PAYLOAD_TOO_LARGE: { httpStatus: 413, title: 'The body is too large' },
  URI_TOO_LONG: { httpStatus: 414, title: 'The URL is too long' },
  UNSUPPORTED_MEDIA_TYPE: { httpStatus: 415, title: 'The body must be application/json in UTF-8' },
  IDEMPOTENCY_KEY_REUSED: { httpStatus: 422, title: 'The Idempotency-Key was used with another body' },
  RATE_LIMITED: { httpStatus: 429, title: 'Too many requests' },
  QUOTA_EXCEEDED: { httpStatus: 429, title: 'The owner has used up a quota' },
  INTERNAL_ERROR: { httpStatus: 500, title: 'Something failed on our side' },
  PROVIDER_AUTH: { httpStatus: 502, title: 'A provider refused our credential' },
  PROVIDER_BAD_REQUEST: { httpStatus: 502, title: 'A provider refused the request' },
  PROVIDER_BAD_RESPONSE: { httpStatus: 502, title: 'A provider answered something unusable' },
  PROVIDER_RATE_LIMITED: { httpStatus: 502, title: 'A provider asks for fewer requests' },
  PROVIDER_TIMEOUT: { httpStatus: 504, title: 'A provider did not answer in time' },
  PROVIDER_UNAVAILABLE: { httpStatus: 503, title: 'A provider cannot be reached' },
  MODEL_BAD_OUTPUT: { httpStatus: 502, title: 'The model answered something unusable' },
  MODEL_REFUSED: { httpStatus: 502, title: 'The model refused to answer' },
  AGENT_BAD_OUTPUT: { httpStatus: 500, title: 'An agent returned fields it may not write' },
  AGENT_UNKNOWN: { httpStatus: 500, title: 'No agent of this name is served here' },
  TOOL_UNKNOWN: { httpStatus: 404, title: 'There is no tool of this name' },
  TOOL_FORBIDDEN: { httpStatus: 403, title: 'The caller may not use this tool' },
  TOOL_NOT_CONFIGURED: { httpStatus: 409, title: 'Nobody has set up what the tool needs' },
  TOOL_BAD_ARGUMENTS: { httpStatus: 400, title: 'The arguments do not fit the tool' },
  TOOL_RATE_LIMITED: { httpStatus: 429, title: 'The tool was called too often' },
  TOOL_CIRCUIT_OPEN: { httpStatus: 503, title: 'The tool failed too often and rests' },
  TOOL_TIMEOUT: { httpStatus: 504, title: 'The tool did not answer in time' },
  TOOL_TOO_LARGE: { httpStatus: 502, title: 'The tool answered too much' },
  TOOL_BAD_OUTPUT: { httpStatus: 502, title: 'The tool answered something unusable' },
  TOOL_FAILED: { httpStatus: 500, title: 'The tool failed' },
  TOOL_IN_DOUBT: { httpStatus: 409, title: 'The tool may have been called already' },
  TOOL_GIVEN_UP: { httpStatus: 503, title: 'The tool failed three times and is left' },
  STEP_TIMEOUT: { httpStatus: 504, title: 'A step took too long' },
  STEP_LOST: { httpStatus: 500, title: 'A step was lost more often than allowed' },
  RUN_LOST: { httpStatus: 500, title: 'A run could not be moved by anybody' },
  STEP_CAP_REACHED: { httpStatus: 500, title: 'The run needed more steps than allowed' },
  GRAPH_STUCK: { httpStatus: 500, title: 'No agent can move this run' },
  LIMIT_REACHED: { httpStatus: 409, title: 'The run used up a limit of its request' },
  STORE_UNAVAILABLE: { httpStatus: 503, title: 'The database cannot be reached' },
  QUEUE_UNAVAILABLE: { httpStatus: 503, title: 'The queue cannot be reached' },
} as const satisfies Record<string, ErrorCodeInfo>;

export type ErrorCode = keyof typeof ERROR_CODES;

export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
