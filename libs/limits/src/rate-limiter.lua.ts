import { SLICES_PER_WINDOW } from './sliding-window.js';

/**
 * The windows of sliding-window.ts inside Redis: each a hash of slice number to units, by the clock of Redis. A slice from the future
 * is the trace of a clock that was put back, and counts no more.
 */
const WINDOW = `
local function nowMs()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
local function widthOf(perMs)
  return math.max(1, math.ceil(perMs / ${SLICES_PER_WINDOW}))
end
local function leavesAt(slice, perMs)
  return (slice + 1) * widthOf(perMs) + perMs
end
local function readWindow(key, perMs, now)
  local raw = redis.call('HGETALL', key)
  local live, gone, total = {}, {}, 0
  local current = math.floor(now / widthOf(perMs))
  for i = 1, #raw, 2 do
    local slice, units = tonumber(raw[i]), tonumber(raw[i + 1])
    if leavesAt(slice, perMs) <= now or slice > current then
      gone[#gone + 1] = raw[i]
    else
      live[#live + 1] = { slice = slice, units = units, field = raw[i] }
      total = total + units
    end
  end
  table.sort(live, function(a, b) return a.slice < b.slice end)
  return { live = live, gone = gone, total = total }
end
local function addUnits(key, perMs, units, now)
  redis.call('HINCRBY', key, string.format('%.0f', math.floor(now / widthOf(perMs))), units)
  redis.call('PEXPIRE', key, perMs + 2 * widthOf(perMs))
end
`;

/** KEYS: window and pause of each wanted key. ARGV: amount, perMs, units of each. Returns 0, or the milliseconds to wait. */
export const TAKE_UNITS = `${WINDOW}
local now = nowMs()
local wait = 0
local plans = {}
for i = 1, #KEYS / 2 do
  local key, pause = KEYS[2 * i - 1], KEYS[2 * i]
  local amount, perMs = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1])
  local units = math.min(tonumber(ARGV[3 * i]), amount)
  wait = math.max(wait, redis.call('PTTL', pause))
  if units > 0 then
    local window = readWindow(key, perMs, now)
    plans[#plans + 1] = { key = key, perMs = perMs, units = units, gone = window.gone }
    local missing = window.total + units - amount
    for _, slice in ipairs(window.live) do
      if missing <= 0 then break end
      missing = missing - slice.units
      if missing <= 0 then wait = math.max(wait, 1, leavesAt(slice.slice, perMs) - now) end
    end
  end
end
if wait > 0 then return wait end
for _, plan in ipairs(plans) do
  if #plan.gone > 0 then redis.call('HDEL', plan.key, unpack(plan.gone)) end
  addUnits(plan.key, plan.perMs, plan.units, now)
end
return 0
`;

/** KEYS: window. ARGV: perMs, units to add or, below zero, to give back, from the oldest slices on. */
export const SETTLE_UNITS = `${WINDOW}
local perMs, units = tonumber(ARGV[1]), tonumber(ARGV[2])
local now = nowMs()
if units > 0 then
  addUnits(KEYS[1], perMs, units, now)
  return 0
end
local left = -units
for _, slice in ipairs(readWindow(KEYS[1], perMs, now).live) do
  if left <= 0 then break end
  local back = math.min(left, slice.units)
  redis.call('HINCRBY', KEYS[1], slice.field, -back)
  left = left - back
end
return 0
`;

/** KEYS: pause. ARGV: milliseconds. The longest pause wins. */
export const PAUSE_KEY = `
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '1', 'PX', ARGV[1]) end
return 0
`;
