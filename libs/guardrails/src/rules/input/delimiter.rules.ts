import type { Rule } from '../../match/rule.js';

/** Forged borders between the parts of a prompt, and fields that only our own code may set. */
export const DELIMITER_RULES: readonly Rule[] = [
  {
    id: 'forged-role',
    description: 'role markers and template tokens of chat models',
    weight: 10,
    patterns: [
      /<\|(?:im_start|im_end|system|user|assistant|endoftext|end|start_header_id|eot_id|begin_of_text)\|>/i,
      /\[\/?INST\]/,
      /<<\/?SYS>>/,
      /\[\s?(?:system|admin|administrator|developer)[ _](?:override|message|note|notice|instructions?|prompt|update|command)\s?\]/i,
      /<\/?(?:system|user_request|user_input|assistant|developer|instructions?|system_prompt|tool_result|context)>/i,
      /["']?role["']?\s{0,3}:\s{0,3}["'](?:system|developer|assistant|tool)["']/i,
      /(?:^|\n)\s{0,3}#{2,4}\s{0,3}(?:system|instructions?|new instructions?|human|assistant)\b\s{0,3}:?/i,
      /#{2,4}\s{0,3}(?:end|begin|start) of (?:the )?(?:user|system)[ _]?(?:input|prompt|message)/i,
      /\{\s{0,3}system\s{0,3}:/i,
      /(?:^|\n|[.!?#>*-] {1,3})(?:\*\*)?(?:SYSTEM|DEVELOPER)(?:\*\*)?\s{0,2}:\s?\S/,
      /(?:^|\n|[.!?#>*-] {1,3})(?:\*\*)?(?:system|developer) (?:message|prompt|note|override|instruction)s?(?:\*\*)?\s{0,2}:\s?\S/i,
      /(?<!-)-{3,}\s{0,2}(?:end|begin) (?:of )?(?:system|user|prompt|instructions?|document)/i,
      /#{3}\s?instructions?\s?:/i,
      /(?:^|\n)\s{0,3}(?:assistant|ai|chatbot|navigo|model)\s{0,2}:[^\n]{0,400}\n\s{0,3}(?:user|human|me|customer)\s{0,2}:/i,
      /(?:^|\n)\s{0,3}(?:user|human)\s{0,2}:[^\n]{0,400}\n\s{0,3}(?:assistant|ai|chatbot|navigo)\s{0,2}:[^\n]{0,400}\n\s{0,3}(?:user|human)\s{0,2}:/i,
      /<\/?(?:operator|admin|root|trusted)>/i,
    ],
    phrases: ['end of user|system|the input|prompt|message', 'begin|start of system|new|hidden prompt|instructions|message'],
  },
  {
    id: 'internal-fields',
    description: 'sets fields or states that only our own code sets',
    weight: 10,
    patterns: [
      /\b(?:safety_?flags?|risk_?guard|decision_?log|final_?plan|pending_?questions|is_?admin)\b["']?\s{0,3}(?:=|:|to\s)\s{0,3}\S/i,
      /\bblocked["']?\s{0,3}[=:]\s{0,3}(?:false|true|null|0|1)\b/i,
      /\bset (?:the )?(?:thread|run|user|owner)_?id\b/i,
      /\.\.\/\.\.\//,
    ],
    phrases: [
      'risk guard ..4 approved|passed|disabled|off',
      'mark ..2 as? safe',
      'replay all ..2 jobs|runs|steps',
      '<reveal> ..3 decision log',
      'set ..2 safetyflags|blocked|threadid',
      'safety flags ..2 empty|false|off|none',
    ],
  },
  {
    id: 'skips-approval',
    description: 'acts, pays or books without the approval of a person',
    weight: 10,
    phrases: [
      'skip|bypass|omit|avoid ..4 approval|approvals|confirmation step|steps|process|check|prompt',
      'skip|bypass ..3 human|manual|manager|user approval|confirmation|review',
      'without ..1 asking ..2 approval|permission|confirmation',
      'without ..2 human|users|my|any|the approval|confirmation|consent',
      'dont|not|never ask ..3 approval|permission|confirmation',
      'call|use|invoke|run ..4 tool|tools|function|api ..8 without',
      'auto|automatically approve ..4 booking|payment|purchase|everything|all',
      'approve everything',
    ],
    except: ['without asking ..4 the|a locals|visa|extra|price|doctor'],
  },
];
