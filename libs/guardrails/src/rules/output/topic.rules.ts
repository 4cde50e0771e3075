import type { Rule } from '../../match/rule.js';
import { harmlessUses } from './templates.js';

const UNSAFE_THINGS =
  '<intrusionthing>|<fraudthing>|<violencething>|<hatething>|<harassthing>|<falsething>|<sexualthing>|<drugthing>|<lawlessthing>|<harmfulthing>';

/** Requests that spread over several sentences: a plea in one, the unsafe matter in another. Each alone is harmless. */
export const TOPIC_RULES: readonly Rule[] = [
  {
    id: 'pleads',
    description: 'somebody asks for help or for a text',
    weight: 4,
    phrases: [
      '^ how|where|what|which ..3 can|do|could|should|would|might i|we|one|you',
      '^ how to',
      'can|could|would|will you ..2 give|help|write|explain|tell|provide|show|create|suggest|list|make|teach|please',
      'help me',
      '^ please|give|write|tell|show|teach|list|explain|create|provide|draft|design|suggest|develop ..1 me|us|a|an|the|some|step|detailed|how|three|five|ten',
      'i want|need|would|wanna to|you|like',
      'what is|are|would ..2 best|easiest|good|fastest|effective|some',
      '^ sure|certainly|absolutely ..2 here|heres',
      'step 1|one :',
    ],
  },
  {
    id: 'disclaims',
    description: 'complies under the cover of fiction, teaching or hypothesis',
    weight: 6,
    phrases: [
      'for ..3 educational|research|fictional|academic ..3 purposes',
      'entirely|purely|completely hypothetically|hypothetical|fictional',
      'purely for fictional|educational',
      'disregard ..3 ethical implications',
    ],
  },
  {
    id: 'unsafe-topic',
    description: 'speaks of crime, violence, hatred or intrusion, wherever in the text',
    weight: 6,
    phrases: [UNSAFE_THINGS, '<kill> ..3 <person>', '<attack> ..3 <place>', '<group> ..8 <contempt>', '<contempt> ..6 <group>', '<intimate> ..3 <privatedata>'],
    except: [
      ...harmlessUses(UNSAFE_THINGS),
      '<nothuman> ..6 <kill>',
      '<kill> ..8 <nothuman>',
      '<prevent> ..4 <kill>',
      '<group> ..8 moon|saturn|mars|weather|lightning|levitate|teleport|speed|sun|suns|dead|invisible|planet|fly',
    ],
  },
];
