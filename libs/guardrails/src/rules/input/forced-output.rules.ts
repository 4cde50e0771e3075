import type { Rule } from '../../match/rule.js';

/** Dictating the answer, or the mode in which it is given; alone often harmless, together not. */
export const FORCED_OUTPUT_RULES: readonly Rule[] = [
  {
    id: 'forced-answer',
    description: 'dictates a string that the answer must contain',
    weight: 6,
    phrases: [
      'include|insert|append|put|add|embed ..4 in|into|to|at your|the ..2 response|answer|output|reply|summary', 'include|insert|print|output ..4 following ..3 string|anchor|text|sentence|tag|link|code', 'exactly as it is|shown|written|follows', 'in your response', 'end of your response|answer|reply|output', 'with no further context|explanation|text|comment*',
      'repeat the word|sentence|sequence|phrase|string ..5 times', 'just|only print|output|say|respond|reply|answer', 'print|output|say|respond|reply only|just|exactly|with', 'substitute placeholder', 'base64 encoded', 'encoded in base64', 'start|begin|prefix|end|finish ..4 your|all|each|every ..3 response|responses|answer|answers|reply|replies ..2 with|as',
      'respond|reply|answer|say ..3 only with', 'you must ..1 include|print|output|say|repeat|respond|answer',
    ],
  },
  {
    id: 'spikes-of-urgency',
    description: 'pretends a test, an emergency or a fault to gain obedience',
    weight: 5,
    phrases: [
      'for testing purposes', 'strictly for testing', 'this is a test', 'system malfunction', 'to enable debugging', 'enable experimental features', 'experimental procedure', 'prove you are ..4 intelligent|real|capable|smart|ai', 'no matter what', 'it is crucial you', 'special case :', 'emergency ..2 please', 'please execute', 'sorry ..4 mistake ..6 instructions',
      'forgot to ask|tell you to', 'and only this', 'stop everything', 'for security verification', 'system override', 'override code|protocol|mode', 'urgent system', 'admin|administrator override', 'as an authorized|admin|administrator', 'i will get|be punished|punishged|fired', 'regardless of ..3 previous|prior', 'think about the context', 
      'test mode', 'important system|security update|notice|message', 'to demonstrate this',
    ],
    patterns: [/\*\*EMERGENCY\*\*/],
  },
  {
    id: 'active-markup',
    description: 'scripts, event handlers and script links in a request or in data',
    weight: 10,
    patterns: [/<script[\s>/]/i, /<(?:img|svg|iframe|body|object|embed|video|audio|input|a|div|details)\b[^>]{0,300}?\bon[a-z]{3,20}\s{0,5}=/i, /<svg\/on[a-z]{3,20}\s{0,5}=/i, /\bjavascript\s{0,5}:/i, /<iframe[\s>]/i, /\bdata:text\/html/i],
  },
  {
    id: 'exfiltration-link',
    description: 'a link or an image whose address is made to be filled with data',
    weight: 10,
    patterns: [
      /!\[[^[\]\n]{0,200}\]\(\s{0,5}https?:\/\/[^)\s]{1,300}\?/i,
      /https?:\/\/[^\s)"'<>]{1,200}[?&](?:d|q|data|query|log|c|leak|info|payload|msg|text|prompt|secret|token|cookie)=(?:\[|\{|<|%7B|\s|$|["')])/i,
    ],
  },
  {
    id: 'concealed-comment',
    description: 'a comment that markup hides from readers, written to somebody',
    weight: 10,
    patterns: [/<!--[^>]{0,80}\b(?:assistant|ai|model|llm|agent|ignore|instruction|you (?:must|should|are)|please|state|say|send|append)\b/i],
  },
];
