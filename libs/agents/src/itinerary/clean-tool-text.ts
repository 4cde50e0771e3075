import type { FlightOption, GroundJourney, WeatherRiskSummary } from '@app/contracts';
import { sanitizeMarkup, scan } from '@app/guardrails';

/** Stands where a provider's text was withheld because it tries to instruct somebody. */
const WITHHELD = 'withheld';

/** Provider texts made safe for a prompt and for people, with the flags of what was withheld. */
export class ToolTextCleaner {
  private readonly raised = new Set<string>();

  get flags(): string[] {
    return [...this.raised];
  }

  flights(options: readonly FlightOption[]): FlightOption[] {
    return options.map((option) => ({ ...option, carrier: this.clean(option.carrier) }));
  }

  weather(summary: WeatherRiskSummary): WeatherRiskSummary {
    return { ...summary, location: this.clean(summary.location), daily: summary.daily.map((day) => ({ ...day, summary: this.clean(day.summary) })) };
  }

  journeys(found: readonly GroundJourney[]): GroundJourney[] {
    return found.map((journey) => ({
      ...journey,
      operators: journey.operators.map((name) => this.clean(name)),
      legs: journey.legs.map((leg) => ({
        ...leg,
        operator: this.clean(leg.operator),
        line: this.clean(leg.line),
        from: this.clean(leg.from),
        to: this.clean(leg.to),
      })),
    }));
  }

  private clean(text: string): string {
    const { blocked, flags } = scan({ text, direction: 'tool' });
    if (!blocked) return sanitizeMarkup(text);
    for (const flag of flags) this.raised.add(flag);
    return WITHHELD;
  }
}
