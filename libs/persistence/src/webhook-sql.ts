/** $1 id, $2 owner, $3 url, $4 events, $5 the most that the owner may have. */
export const ADD_WEBHOOK = `
INSERT INTO webhook (id, owner_id, url, events)
SELECT $1, $2, $3, $4::text[] WHERE (SELECT count(*) FROM webhook WHERE owner_id = $2) < $5::int`;

/** $1 id, $2 owner, $3 url or null, $4 events or null, $5 enabled or null. */
export const CHANGE_WEBHOOK = `
UPDATE webhook SET url = coalesce($3, url), events = coalesce($4::text[], events),
  failing_since = CASE WHEN $5::boolean IS TRUE THEN NULL ELSE failing_since END,
  note = CASE $5::boolean WHEN true THEN NULL WHEN false THEN 'Disabled by its owner.' ELSE note END,
  disabled_at = CASE $5::boolean WHEN true THEN NULL WHEN false THEN coalesce(disabled_at, now()) ELSE disabled_at END
WHERE id = $1 AND owner_id = $2`;

/** Times are stored to the nearest millisecond, so that one of just now may lie half a millisecond ahead. */
const THIS_MOMENT = `(now() + interval '1 ms')`;

/**
 * Messages whose time has come, some of each webhook, so that one that answers slowly holds up no other. The lease is the time of the next
 * attempt: whoever took one and died has it sent again. $1 limit, $2 of one webhook, $3 lease in ms.
 */
export const TAKE_DUE = `
WITH waiting AS (
  SELECT DISTINCT webhook_id FROM (SELECT webhook_id FROM webhook_delivery WHERE status = 'pending' AND next_at <= ${THIS_MOMENT} ORDER BY next_at LIMIT 200) oldest
), due AS (
  SELECT own.id FROM waiting JOIN webhook w ON w.id = waiting.webhook_id AND w.disabled_at IS NULL
  JOIN LATERAL (SELECT d.id FROM webhook_delivery d WHERE d.webhook_id = waiting.webhook_id AND d.status = 'pending' AND d.next_at <= ${THIS_MOMENT}
    ORDER BY d.next_at LIMIT $2::int FOR UPDATE SKIP LOCKED) own ON true
  LIMIT $1::int
)
UPDATE webhook_delivery d SET attempts = d.attempts + 1, next_at = now() + $3::float8 * interval '1 ms'
FROM due, webhook w WHERE d.id = due.id AND w.id = d.webhook_id
RETURNING d.id, d.webhook_id AS "webhookId", w.owner_id AS "ownerId", w.url, d.payload, d.attempts AS attempt`;

/** $1 id, $2 attempt. */
export const DELIVERED = `
WITH done AS (
  UPDATE webhook_delivery SET status = 'delivered', settled_at = now(), code = NULL, detail = NULL
  WHERE id = $1 AND attempts = $2::int AND status = 'pending' RETURNING webhook_id
)
UPDATE webhook w SET failing_since = NULL FROM done WHERE w.id = done.webhook_id AND w.failing_since IS NOT NULL`;

/** $1 id, $2 attempt, $3 code, $4 detail, $5 ms until the next attempt or null, $6 ms after which a webhook that fails is disabled. */
export const FAILED = `
WITH tried AS (
  UPDATE webhook_delivery SET code = $3, detail = $4, status = CASE WHEN $5::float8 IS NULL THEN 'dead' ELSE 'pending' END,
    settled_at = CASE WHEN $5::float8 IS NULL THEN now() END, next_at = now() + coalesce($5::float8, 0) * interval '1 ms'
  WHERE id = $1 AND attempts = $2::int AND status = 'pending' RETURNING webhook_id
), failing AS (
  UPDATE webhook w SET failing_since = coalesce(w.failing_since, now()),
    disabled_at = CASE WHEN w.failing_since < now() - $6::float8 * interval '1 ms' THEN coalesce(w.disabled_at, now()) ELSE w.disabled_at END,
    note = CASE WHEN w.failing_since < now() - $6::float8 * interval '1 ms'
      THEN 'Nothing has reached it since ' || to_char(w.failing_since AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC; enable it with PUT /webhooks/' || w.id || ' once it answers.' ELSE w.note END
  FROM tried WHERE w.id = tried.webhook_id RETURNING w.id, w.disabled_at
)
UPDATE webhook_delivery d SET status = 'dead', settled_at = now(), code = coalesce(d.code, $3), detail = coalesce(d.detail, 'The webhook was disabled before it was sent.')
FROM failing f WHERE f.disabled_at IS NOT NULL AND d.webhook_id = f.id AND d.status = 'pending' AND d.id <> $1`;

/** The message at hand cannot be changed twice by one statement; it follows its webhook here. $1 id. */
export const BURY = `
UPDATE webhook_delivery d SET status = 'dead', settled_at = now() FROM webhook w
WHERE d.id = $1 AND d.status = 'pending' AND w.id = d.webhook_id AND w.disabled_at IS NOT NULL`;

/** $1 id. A webhook that is disabled gets nothing, so its messages stay dead. */
export const REPLAY_DELIVERY = `
UPDATE webhook_delivery d SET status = 'pending', attempts = 0, next_at = now(), settled_at = NULL FROM webhook w
WHERE d.id = $1 AND d.status = 'dead' AND w.id = d.webhook_id AND w.disabled_at IS NULL`;

/** $1 age in ms, $2 limit. */
export const FORGET_DELIVERIES = `
DELETE FROM webhook_delivery WHERE id IN (
  SELECT id FROM webhook_delivery WHERE status IN ('delivered', 'dead') AND created_at < now() - $1::float8 * interval '1 ms' LIMIT $2::int)`;
