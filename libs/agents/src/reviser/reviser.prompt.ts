import { systemPrompt } from '../prompt-kit/agent-prompt.js';
import type { AgentPrompt } from '../prompt-kit/agent-prompt.js';
import { wrapUntrusted } from '../prompt-kit/wrap-untrusted.js';
import type { ReviserInput } from './reviser.schema.js';

/** Asks what a person wants changed, as a list of wishes of known kinds; code finds the places and makes the changes. */
export function reviserPrompt({ feedback, ...plan }: ReviserInput): AgentPrompt {
  return {
    system: systemPrompt('read what a person wants changed about a plan, as a list of wishes; an empty list when it is none of these kinds.', [
      'lighter_day, fuller_day, other_day: day, or null for all days. swap: what (id of the activity), instead (place, kind of place, "outdoors", "indoors", or null). remove: what (id). add: what (place or kind), day or null. move: what (id), day.',
      'more_of: what (interest). avoid: what (kind of place or name). day_start: amount (minutes after midnight), day or null. stay: what ("cheaper", "better", "budget", "midrange", "premium").',
      'cheaper_meals. diet: what. shift_days: amount (days later, negative for earlier). start_date: what (YYYY-MM-DD). trip_days: amount (days more, negative for fewer). budget: amount. cheaper_trip: amount or null.',
      'route: what (one change of the route in plain English with the names of the plan: "2 more nights in Kyoto", "1 night less in Rome", "move 1 night from Rome to Florence", "skip Venice", "add 1 night in Siena", "Venice first", "Rome before Florence", "swap the order", "by train", "no flights").',
      'Use only ids of the plan. Fields that a kind does not use are null.',
    ]),
    prompt: ['What is to change?', wrapUntrusted('wish', feedback), wrapUntrusted('plan', plan)].join('\n\n'),
  };
}
