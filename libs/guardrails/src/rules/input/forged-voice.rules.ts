import type { Rule } from '../../match/rule.js';

/** Text that claims to be somebody else, pasted by a person or found in data. */
export const FORGED_VOICE_RULES: readonly Rule[] = [
  {
    id: 'forged-voice',
    description: 'claims to speak for the user or to end the task, to make room for another one',
    weight: 10,
    phrases: [
      'important message from me|user',
      'message from ..3 user ..3 you|to',
      'me user to you',
      'to you gpt*',
      'do not|dont|never tell|inform|notify|alert the user|users|customer',
      'without telling|informing|notifying the user|users',
      'before you ..3 solve|proceed ..6 task',
      'task ..3 gave|given you ..3 beginning|before|earlier|above',
      'answer : task complete*',
      '<ignore> ..3 user|users|resume|webpage|article|function',
      '<ignore> ..5 and ..2 say|state|output|print|claim|declare|respond|reply|sagen|declara|dites|diga',
      'if you are ..3 language|ai|llm model|assistant|bot|agent|chatbot|llm',
      'language|ai models|agents|assistants ..5 must|should|shall',
      'attention ..1 language|ai models|assistants|agents',
      'the user actually|really wants|asked|needs|means',
      'instruction|instructions to|for ..1 assistant|model|ai|llm',
    ],
    patterns: [/<information>/i],
  },
];
