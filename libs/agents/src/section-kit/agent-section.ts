import { z } from 'zod';
import { PlanSection } from '@app/contracts';
import { classified } from '@app/workflow';
import { sectionFields } from './section-fields.js';

/** A section that one agent adds to the plan, with the number of the draft of the days it was written for. */
export const AgentSection = z.strictObject({ draft: z.number().int().min(0), section: PlanSection });
export type AgentSection = z.infer<typeof AgentSection>;

/** The schema of the field that holds an agent's section. The field is no part of the snapshot: clients find the section in the plan. @public the generator of agents uses it. */
export const sectionField = () => classified(AgentSection, { origin: 'own', fork: 'remake', shown: 'never' });

/** The plan synthesizer's reads: the section of every agent that adds one, absent until its agent has written it. */
export const sectionReads: Readonly<Record<never, z.ZodType>> = Object.fromEntries(sectionFields.map((field) => [field, AgentSection.nullish()]));

/** The sections that agents added to the plan, in the order of the agents' names. */
export function sectionsOf(state: object): PlanSection[] {
  const values = new Map<string, unknown>(Object.entries(state));
  return sectionFields.flatMap((field) => AgentSection.nullish().parse(values.get(field))?.section ?? []);
}
