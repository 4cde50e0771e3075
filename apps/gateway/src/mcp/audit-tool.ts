import { AuditPlanAnswer, AuditPlanBody } from '@app/contracts';
import { listingOf } from './mcp-tool.js';
import type { McpTool } from './mcp-tool.js';

/** Whoever answers `POST /plan/audit`, from the bytes of its body. */
export interface PlanAuditor {
  auditFor(ownerId: string, body: Uint8Array): Promise<AuditPlanAnswer>;
}

const MOST_SHOWN = 50;

function inWords({ pass, violations }: AuditPlanAnswer): string {
  if (pass) return 'The plan passes every check.';
  const lines = violations
    .slice(0, MOST_SHOWN)
    .map(({ code, detail, day }) => `\n- ${code}${day === undefined || day === null ? '' : `, day ${day}`}: ${detail}`);
  const more = violations.length > MOST_SHOWN ? `\n- and ${violations.length - MOST_SHOWN} more` : '';
  return `The plan breaks ${violations.length} rule(s):${lines.join('')}${more}`;
}

/** The checks of `POST /plan/audit` as a tool. Nothing is stored. */
export function auditTool(auditorOf: () => PlanAuditor): McpTool {
  return {
    listed: listingOf({
      name: 'audit_plan',
      title: 'Check a plan',
      description:
        'Holds a plan, made by anyone, against a request: sums, budget, dates, times, opening hours and places. Answers with every rule that it breaks.',
      input: AuditPlanBody,
      output: AuditPlanAnswer,
      isWriting: false,
    }),
    async call(args, { ownerId }) {
      const answer = await auditorOf().auditFor(ownerId, Buffer.from(JSON.stringify(args)));
      return { content: [{ type: 'text', text: inWords(answer) }], structuredContent: answer };
    },
  };
}
