import { PROBE_RECHECK_MS } from './breaker-settings.js';

/**
 * All circuits are fields of one hash (KEYS[1]): failures, when the last one was, until when it is open (0: closed), until when a probe
 * may take; all by the clock of Redis. An opening that lies further ahead than one can be is the trace of a clock that was put back.
 * ARGV: key, failures to open, open, probe and memory in milliseconds.
 */
const CIRCUIT = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local name, failuresToOpen, openMs = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local probeMs, memoryMs = tonumber(ARGV[4]), tonumber(ARGV[5])
local function parse(text)
  local failures, failedAt, openUntil, probeUntil = string.match(text, '(%d+) (%d+) (%d+) (%d+)')
  return { failures = tonumber(failures), failedAt = tonumber(failedAt), openUntil = tonumber(openUntil), probeUntil = tonumber(probeUntil) }
end
local function save(circuit)
  local text = string.format('%.0f %.0f %.0f %.0f', circuit.failures, circuit.failedAt, circuit.openUntil, circuit.probeUntil)
  redis.call('HSET', KEYS[1], name, text)
end
local function stateOf(circuit)
  if circuit.openUntil == 0 then return 'closed' end
  if now < circuit.openUntil and circuit.openUntil - now <= openMs then return 'open' end
  return 'half_open'
end
local stored = redis.call('HGET', KEYS[1], name)
local circuit = stored and parse(stored) or { failures = 0, failedAt = 0, openUntil = 0, probeUntil = 0 }
local state = stateOf(circuit)
`;

/** Returns 0 when admitted, else the milliseconds to wait. */
export const ADMIT_CALL = `${CIRCUIT}
if state == 'closed' then return 0 end
if state == 'open' then return circuit.openUntil - now end
local probeLeft = circuit.probeUntil - now
if probeLeft > 0 and probeLeft <= probeMs then return math.min(probeLeft, ${PROBE_RECHECK_MS}) end
circuit.probeUntil = now + probeMs
save(circuit)
return 0
`;

export const CALL_SUCCEEDED = `${CIRCUIT}
if stored and state ~= 'open' then redis.call('HDEL', KEYS[1], name) end
return 0
`;

export const CALL_FAILED = `${CIRCUIT}
if state == 'open' then return 0 end
if now - circuit.failedAt > memoryMs then circuit.failures = 0 end
circuit.failures = circuit.failures + 1
circuit.failedAt = now
circuit.probeUntil = 0
circuit.openUntil = 0
if state == 'half_open' or circuit.failures >= failuresToOpen then circuit.openUntil = now + openMs end
save(circuit)
return 0
`;

/** Returns names and states of all circuits, one after the other; the name in ARGV is not used. */
export const LIST_CIRCUITS = `${CIRCUIT}
local answer = {}
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  answer[#answer + 1] = all[i]
  answer[#answer + 1] = stateOf(parse(all[i + 1]))
end
return answer
`;
